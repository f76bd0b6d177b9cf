import type { Content, Finding } from '../content/define-content';
import type { Amount } from '../content/price';
import type { Extra, PriceGuide } from '../content/price-guide';
import { formatAmount } from '../prices/amount';
import { amountOf } from '../prices/price-forms';

/** An amount of the guide and those that it can be compared with. */
type Cell = {
  path: PropertyKey[];
  amount: Amount;
  /** Of the row before and the row after, in a table by size. */
  neighbours?: Amount[];
  /** Of the row before, if its home is smaller by the number in its name. */
  smaller?: Amount | undefined;
  /** Of the next more frequent clean. */
  moreFrequent?: Amount | undefined;
};

/** What is more likely a slip, in pence. No comparison holds with what is on request. */
const slips: [ask: string, isOdd: (cell: Cell & { amount: number }) => boolean][] = [
  ['is that right?', ({ amount, neighbours }) => !neighbours && (amount < 300 || amount > 200_00)],
  [
    'a rarer clean usually costs more: is that right?',
    ({ amount, moreFrequent }) => amount < Number(moreFrequent),
  ],
  [
    'the smaller home before it costs more: is that right?',
    ({ amount, smaller }) => amount < Number(smaller),
  ],
  [
    'more than four times its neighbours: is that right?',
    ({ amount, neighbours = [] }) =>
      neighbours.length > 0 && neighbours.every((other) => amount >= 4 * Number(other)),
  ],
];

/** What in a price list is worth a second look. */
export function priceAdvice({ priceGuide }: Pick<Content, 'priceGuide'>): Finding[] {
  const { homes, extras } = priceGuide;
  const cells = [
    ...homes.flatMap((_, table) => homeCells(priceGuide, table)),
    ...extras.flatMap(extraCells),
  ];
  return [
    ...cells.flatMap(({ path, amount, ...others }): Finding[] => {
      if (amount === 'on request') return [];
      const [ask] = slips.find(([, isOdd]) => isOdd({ path, amount, ...others })) ?? [];
      return [['priceGuide', path, ask && `is ${formatAmount(amount)}: ${ask}`]];
    }),
    ...homes.map(({ heading = '', rows }, table): Finding => {
      const isPlural = /[^s]s$/i.test(heading);
      const rule = `may be a plural: visitors read “${rows[0]!.name}”. Is that right?`;
      return ['priceGuide', ['homes', table, 'heading'], isPlural && rule];
    }),
    ...extras.map(({ price }, row): Finding => {
      const isPlural = price.form === 'each' && /[^s]s$/i.test(price.unit);
      const rule = 'may be a plural: visitors read “per” before it. Is that right?';
      return ['priceGuide', ['extras', row, 'price', 'unit'], isPlural && rule];
    }),
    ...extras.map(({ price }, row): Finding => {
      const sizes = price.form === 'bySize' ? price.bySize.map(({ size }) => size) : [];
      const left = homes
        .flatMap(({ rows }) => rows)
        .filter(({ size = '' }) => !sizes.includes(size))
        .map(({ name }) => name);
      const rule = `is on request for these homes, which have no size, or one without a row here: ${left.join(', ')}`;
      return ['priceGuide', ['extras', row, 'price'], sizes.length > 0 && left.length > 0 && rule];
    }),
  ];
}

function homeCells({ homes, frequencies }: PriceGuide, table: number): Cell[] {
  const { rows } = homes[table]!;
  return rows.flatMap((home, row) =>
    frequencies.map(({ id }, index) => {
      const before = rows[row - 1];
      const isLarger = before && Number.parseInt(home.home) > Number.parseInt(before.home);
      return {
        path: ['homes', table, 'rows', row, id],
        amount: amountOf(home, id),
        smaller: isLarger ? amountOf(before, id) : undefined,
        moreFrequent: index > 0 ? amountOf(home, frequencies[index - 1]!.id) : undefined,
      };
    }),
  );
}

function extraCells({ price }: Extra, row: number): Cell[] {
  const path = ['extras', row, 'price'];
  if (price.form === 'amount') return [{ path, amount: price.amount }];
  if (price.form !== 'bySize') return [];
  return price.bySize.flatMap((size, index) =>
    (['houseOnly', 'extended'] as const).map((column) => ({
      path: [...path, 'bySize', index, column],
      amount: size[column] ?? 'on request',
      neighbours: [price.bySize[index - 1], price.bySize[index + 1]].flatMap(
        (one) => one?.[column] ?? [],
      ),
    })),
  );
}
