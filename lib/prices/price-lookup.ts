import type { Amount, Price } from '../content/price';
import type { Extra, Home, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { canHave, homesIn, homesWith } from '../content/homes';
import { hasFigure, multiply, penceOf, sumOf } from './amount';

/** Whether a price has no figure for anybody. */
export function isOnRequest(price: Price): boolean {
  return price.kind === 'amount' && price.amount === 'on request';
}

/** The name of the line for a clean without its surcharges. */
export const windowsName = 'Windows';

/**
 * The lines of a clean and their sum: windows at a frequency, then surcharges, both given by id. On request if any line
 * is; no lines without a home or a frequency.
 */
export function cleanOf(
  guide: PriceGuide,
  home: Home | undefined,
  frequency: string | undefined,
  surchargeIds: string[] = [],
): { lines: { name: string; amount: Amount }[]; amount: Amount } {
  if (!home || !frequency) return { lines: [], amount: 'on request' };
  const added = guide.surcharges.filter(({ id }) => surchargeIds.includes(id));
  const lines = [
    { name: windowsName, amount: amountOf(home, frequency) },
    ...added.map(({ id, name }) => ({ name, amount: amountOf(home, id) })),
  ];
  const priced = lines.map(({ amount }) => amount).filter(hasFigure);
  return { lines, amount: priced.length < lines.length ? 'on request' : sumOf(priced) };
}

/** What each home can pay for a clean, at some frequencies: its least, without surcharges, and its most, with all of its own. */
export function cleanAmounts(guide: PriceGuide, frequencies = guide.frequencies): Amount[] {
  return homesIn(guide).flatMap((home) => {
    const all = guide.surcharges.map(({ id }) => id).filter((id) => canHave(home, id));
    return frequencies.flatMap(({ id }) =>
      [[], all].map((some) => cleanOf(guide, home, id, some).amount),
    );
  });
}

/** What an extra can cost, for any home: its least and its most are among these amounts, and “on request” if it can be. */
export function possibleAmounts({ price }: Pick<Extra, 'price'>, guide: PriceGuide): Amount[] {
  switch (price.kind) {
    case 'amount':
      return [price.amount];
    case 'times': {
      const { frequency, times, withSurcharges } = price;
      const isOwn = frequency === 'own';
      const often = guide.frequencies.filter(({ id }) => isOwn || id === frequency.id);
      const cleans =
        isOwn || withSurcharges
          ? cleanAmounts(guide, often)
          : homesIn(guide).map((home) => amountOf(home, frequency.id));
      return cleans.map((amount) => multiply(amount, times));
    }
    case 'each':
      return [{ from: Math.max(penceOf(price.each), price.minimum ?? 0) }];
    case 'bySize':
      return homesIn(guide).flatMap((home) => {
        const row = price.bySize.find(({ size }) => size === home.size);
        const { withoutExtension = 'on request', withExtension = withoutExtension } = row ?? {};
        return [withoutExtension, withExtension];
      });
  }
}

/** What a surcharge adds to each home that can have it, and has an amount for it. */
export function surchargeAmounts(id: string, guide: PriceGuide): Amount[] {
  return homesWith([id], guide)
    .filter((home) => home.amounts[id] !== undefined)
    .map((home) => amountOf(home, id));
}

/** The amount of a home for a frequency or surcharge, by its id; on request if it has none. */
export function amountOf({ amounts }: Home, id: string): Amount {
  const amount = amounts[id];
  return amount === undefined || amount === 'none' ? 'on request' : amount;
}

/** The first frequency at which a home has a price, if any. */
export function pricedAt(home: Home, { frequencies }: Pick<PriceGuide, 'frequencies'>) {
  return frequencies.find(({ id }) => amountOf(home, id) !== 'on request');
}

/** Whether a table has an amount for any of its homes, at any frequency. */
export function isPriced({ rows }: PriceGuide['homes'][number], guide: PriceGuide): boolean {
  return rows.some((home) => pricedAt(home, guide));
}

/** The extra that prices a service; undefined if it has the regular price of homes, or none. */
export function extraOf({ price }: Service, { extras }: PriceGuide): Extra | undefined {
  return extras.find(({ id }) => id === price);
}
