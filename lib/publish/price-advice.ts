import type { Amount, Price } from '../content/price';
import type { Extra, PriceGuide } from '../content/price-guide';
import type { Service } from '../content/services';
import { needsOf } from '../terms/needs';
import { hasFigure, penceOf } from '../prices/amount';
import { amountOf } from '../prices/price-forms';
import { formatAmount } from '../prices/price-words';
import { ownExtra } from '../prices/service-prices';
import { canHave } from '../prices/choices';
import type { Issue } from '../reading/problem';

/** Amounts that are far from others, as after a typing error, and homes without a price for an extra. */
export function priceAdvice(guide: PriceGuide, services: Service[]): Issue[] {
  return [
    ...guide.homes.flatMap((_, table) => tableAdvice(guide, table)),
    ...guide.extras.flatMap((extra, row) =>
      extraAdvice(guide, extra, ['priceGuide', 'extras', row]),
    ),
    ...services.flatMap((service, row) => {
      const extra = ownExtra(service);
      return extra ? extraAdvice(guide, extra, ['services', row]) : [];
    }),
  ];
}

function tableAdvice({ homes, frequencies }: PriceGuide, table: number): Issue[] {
  const { rows } = homes[table]!;
  return frequencies.flatMap(({ id }) => {
    const amounts = rows.map((home) => amountOf(home, id));
    return amounts.map((_, row): Issue => {
      return [['priceGuide', 'homes', table, 'rows', row, id], outOfLine(amounts, row)];
    });
  });
}

function extraAdvice(guide: PriceGuide, extra: Extra, place: PropertyKey[]): Issue[] {
  const { price } = extra;
  const path = [...place, 'price'];
  switch (price.form) {
    case 'amount':
    case 'times':
      return [];
    case 'each':
      return [[[...path, 'minimum'], minimumAdvice(price)]];
    case 'bySize':
      return sizeAdvice(guide, extra, price, path);
  }
}

function sizeAdvice(
  { homes, extras }: PriceGuide,
  extra: Extra,
  { bySize }: Price<'bySize'>,
  path: PropertyKey[],
): Issue[] {
  const sizes = bySize.map(({ size }) => size);
  const needed = needsOf(extra, extras);
  const left = homes
    .flatMap(({ rows }) => rows)
    .filter((home) => needed.every((id) => canHave(home, id)))
    .filter(({ size = '' }) => !sizes.includes(size))
    .map(({ name }) => name);
  const without = `is on request for these homes, which have no size, or one without a row here: ${left.join(', ')}`;
  const columns = (['houseOnly', 'extended'] as const).flatMap((column) => {
    const amounts = bySize.map(({ [column]: amount = 'on request' }) => amount);
    return amounts.map((_, index): Issue => {
      return [[...path, 'bySize', index, column], outOfLine(amounts, index)];
    });
  });
  return [...columns, [path, left.length > 0 && without]];
}

function minimumAdvice({ each, minimum, maximum }: Price<'each'>): string | undefined {
  if (minimum === undefined || maximum === undefined || each * maximum >= minimum) return undefined;
  return question(minimum, `more than ${maximum} of them cost, which is the most that you price`);
}

/** Asks about an amount that is four times the median of its column or more, or a quarter of it or less. */
function outOfLine(amounts: Amount[], index: number): string | undefined {
  const pence = amounts.map((amount) => (hasFigure(amount) ? penceOf(amount) : NaN));
  const amount = pence[index]!;
  const column = pence.filter(Number.isFinite);
  const middle = column.sort((one, other) => one - other)[Math.floor((column.length - 1) / 2)]!;
  const found =
    (amount >= 4 * middle && 'four times as much as is usual in its column, or more') ||
    (4 * amount <= middle && 'a quarter of what is usual in its column, or less');
  return found ? question(amounts[index]!, found) : undefined;
}

function question(amount: Amount, found: string): string {
  return `is ${formatAmount(amount)}, ${found}: is that right?`;
}
