import type { Amount, Price } from '../content/price';
import type { Extra, PriceGuide } from '../content/price-guide';
import { formatAmount } from '../prices/amount';
import { amountOf } from '../prices/price-forms';
import type { Issue } from '../reading/problem';

/** Amounts that are far from others, as after a typing error, and homes without a price for an extra. */
export function priceAdvice(guide: PriceGuide): Issue[] {
  return [
    ...guide.homes.flatMap((_, table) => tableAdvice(guide, table)),
    ...guide.extras.flatMap((extra, row) => extraAdvice(guide, extra, row)),
  ];
}

function tableAdvice({ homes, frequencies }: PriceGuide, table: number): Issue[] {
  const { rows } = homes[table]!;
  return frequencies.flatMap(({ id }, column) => {
    const amounts = rows.map((home) => amountOf(home, id));
    const moreFrequent = frequencies[column - 1];
    return rows.map((home, row): Issue => {
      const before = rows[row - 1];
      const isLarger = before && Number.parseInt(home.home) > Number.parseInt(before.home);
      const isCheaperThan = (other: Amount) => Number(amounts[row]) < Number(other);
      const ask =
        outOfLine(amounts, row) ||
        (moreFrequent &&
          isCheaperThan(amountOf(home, moreFrequent.id)) &&
          'a rarer clean usually costs more') ||
        (isLarger && isCheaperThan(amounts[row - 1]!) && 'the smaller home before it costs more');
      return [['priceGuide', 'homes', table, 'rows', row, id], question(amounts[row]!, ask)];
    });
  });
}

function extraAdvice({ homes }: PriceGuide, { price }: Extra, row: number): Issue[] {
  const path = ['priceGuide', 'extras', row, 'price'];
  if (price.form === 'each') return [[[...path, 'minimum'], minimumAdvice(price)]];
  if (price.form !== 'bySize') return [];
  const { bySize } = price;
  const sizes = bySize.map(({ size }) => size);
  const left = homes
    .flatMap(({ rows }) => rows)
    .filter(({ size = '' }) => !sizes.includes(size))
    .map(({ name }) => name);
  const without = `is on request for these homes, which have no size, or one without a row here: ${left.join(', ')}`;
  const columns = (['houseOnly', 'extended'] as const).flatMap((column) => {
    const amounts = bySize.map(({ [column]: amount = 'on request' }) => amount);
    return bySize.map(({ houseOnly }, index): Issue => {
      const isLess = column === 'extended' && Number(amounts[index]) < Number(houseOnly);
      const ask = isLess ? `less than houseOnly` : outOfLine(amounts, index);
      return [[...path, 'bySize', index, column], question(amounts[index]!, ask)];
    });
  });
  return [...columns, [path, left.length > 0 && without]];
}

function minimumAdvice({ each, minimum, maximum }: Price<'each'>): string | undefined {
  if (minimum === undefined || maximum === undefined || each * maximum >= minimum) return undefined;
  return question(minimum, `more than ${maximum} of them cost, which is the most that you price`);
}

/** How an amount differs from the median of its column; undefined unless by a factor of four. */
function outOfLine(amounts: Amount[], index: number): string | undefined {
  const amount = Number(amounts[index]);
  const column = amounts.map(Number).filter(Number.isFinite);
  const middle = column.sort((one, other) => one - other)[Math.floor((column.length - 1) / 2)]!;
  if (amount >= 4 * middle) return 'four times as much as is usual in its column, or more';
  return 4 * amount <= middle ? 'a quarter of what is usual in its column, or less' : undefined;
}

function question(amount: Amount, ask: string | false | undefined): string | undefined {
  return ask ? `is ${formatAmount(amount)}, ${ask}: is that right?` : undefined;
}
