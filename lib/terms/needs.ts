import type { Extra, PriceGuide, Surcharge } from '../content/price-guide';

/** The ids of all that an extra needs: what it names itself, what that needs in turn, and so on. */
export function needsOf({ needs }: Pick<Extra, 'needs'>, extras: Extra[]): string[] {
  const ids: string[] = [];
  let next = needs;
  while (next !== undefined && !ids.includes(next)) {
    ids.push(next);
    next = extras.find(({ id }) => id === next)?.needs;
  }
  return ids;
}

/** Whether an extra needs another, and is nothing without it. */
export function needsExtra({ needs }: Pick<Extra, 'needs'>, extras: Extra[]): boolean {
  return extras.some(({ id }) => id === needs);
}

/** The surcharges that count as extensions. */
export function extendingIn({ surcharges }: Pick<PriceGuide, 'surcharges'>): Surcharge[] {
  return surcharges.filter((one) => one.countsAsExtended);
}

/** Whether an extra needs a surcharge that counts as an extension, so that nobody has it without. */
export function isForExtended(extra: Pick<Extra, 'needs'>, guide: PriceGuide): boolean {
  const ids = needsOf(extra, guide.extras);
  return extendingIn(guide).some(({ id }) => ids.includes(id));
}
