import type { Home, ParsedGuide } from './price-guide';

type ParsedSurcharge = ParsedGuide['surcharges'][number];

/** The surcharges that count as extensions. */
export function extendingIn<One extends ParsedSurcharge>(guide: { surcharges: One[] }): One[] {
  return guide.surcharges.filter((one) => one.countsAsExtension);
}

/** Whether a home can have a surcharge: not if its amount is `none`. */
export function canHave(home: Home | undefined, surchargeId: string): boolean {
  return home?.amounts[surchargeId] !== 'none';
}

/** The homes of all tables. */
export function homesIn({ homes }: Pick<ParsedGuide, 'homes'>): Home[] {
  return homes.flatMap(({ rows }) => rows);
}

/** The homes that can have all of these surcharges. */
export function homesWith(surchargeIds: string[], guide: Pick<ParsedGuide, 'homes'>): Home[] {
  return homesIn(guide).filter((home) => surchargeIds.every((id) => canHave(home, id)));
}
