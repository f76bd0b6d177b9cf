import type { Extra, Home, PriceGuide, Surcharge } from './price-guide';

/** The surcharges that count as extensions. */
export function extendingIn({ surcharges }: Pick<PriceGuide, 'surcharges'>): Surcharge[] {
  return surcharges.filter((one) => one.countsAsExtension);
}

/** Whether an extra needs a surcharge that counts as an extension, so that only homes with one can have it. */
export function needsExtension({ needs }: Pick<Extra, 'needs'>, guide: PriceGuide): boolean {
  return extendingIn(guide).some(({ id }) => id === needs);
}

/** Whether a home can have a surcharge: not if its amount is `none`. */
export function canHave(home: Home | undefined, surcharge: string): boolean {
  return home?.amounts[surcharge] !== 'none';
}

/** The homes that can have all of these surcharges, given by their ids. */
export function homesWith(surcharges: string[], { homes }: PriceGuide): Home[] {
  const rows = homes.flatMap((table) => table.rows);
  return rows.filter((home) => surcharges.every((id) => canHave(home, id)));
}
