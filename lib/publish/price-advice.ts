import type { Rule } from '../content/cross-check';
import type { Amount } from '../content/price';
import { homePicture, partPicture, type Extra, type PriceGuide } from '../content/price-guide';
import { formatAmount } from '../prices/amount';
import { amountOf } from '../prices/price-forms';

/** What in a price list is worth a second look. */
export function priceAdvice(guide: PriceGuide): Rule[] {
  return [
    ...guide.homes.flatMap((_, table) => tableAdvice(guide, table)),
    ...guide.extras.flatMap((extra, row) => extraAdvice(guide, extra, row)),
    ...drawingAdvice(guide),
  ];
}

function tableAdvice({ homes, frequencies }: PriceGuide, table: number): Rule[] {
  const { heading = '', rows } = homes[table]!;
  const path = ['priceGuide', 'homes', table];
  const bare = rows.find(({ home }) => !heading && /^\d+[ -]bed(room)?s?$/i.test(home));
  const only = `has no heading, so visitors read only “${bare?.name}”: is that right?`;
  const plural = `may be a plural: visitors read “${rows[0]!.name}”. Is that right?`;
  const amounts = rows.flatMap((home, row) => {
    const before = rows[row - 1];
    const isLarger = before && Number.parseInt(home.home) > Number.parseInt(before.home);
    return frequencies.map(({ id }, index): Rule => {
      const amount = amountOf(home, id);
      const moreFrequent = frequencies[index - 1];
      const isCheaperThan = (other: Amount) => Number(amount) < Number(other);
      const ask =
        (isUnusual(amount) && 'is that right?') ||
        (moreFrequent &&
          isCheaperThan(amountOf(home, moreFrequent.id)) &&
          'a rarer clean usually costs more: is that right?') ||
        (isLarger &&
          isCheaperThan(amountOf(before, id)) &&
          'the smaller home before it costs more: is that right?');
      return [[...path, 'rows', row, id], ask && `is ${formatAmount(amount)}: ${ask}`];
    });
  });
  return [...amounts, [[...path, 'heading'], isPlural(heading) && plural], [path, bare && only]];
}

function extraAdvice({ homes }: PriceGuide, { price }: Extra, row: number): Rule[] {
  const path = ['priceGuide', 'extras', row, 'price'];
  if (price.form === 'amount') {
    const rule = `is ${formatAmount(price.amount)}: is that right?`;
    return [[path, isUnusual(price.amount) && rule]];
  }
  if (price.form === 'each') {
    const rule = 'may be a plural: visitors read “per” before it. Is that right?';
    return [[[...path, 'unit'], isPlural(price.unit) && rule]];
  }
  if (price.form !== 'bySize') return [];
  const { bySize } = price;
  const sizes = bySize.map(({ size }) => size);
  const left = homes
    .flatMap(({ rows }) => rows)
    .filter(({ size = '' }) => !sizes.includes(size))
    .map(({ name }) => name);
  const rule = `is on request for these homes, which have no size, or one without a row here: ${left.join(', ')}`;
  const isLess = ({ houseOnly, extended }: (typeof bySize)[number]) =>
    Number(extended) < Number(houseOnly);
  const amounts = bySize.flatMap((size, index) =>
    (['houseOnly', 'extended'] as const).map((column): Rule => {
      const { [column]: amount = 'on request' } = size;
      const neighbours = [bySize[index - 1], bySize[index + 1]].flatMap((one) =>
        one && !isLess(one) ? (one[column] ?? []) : [],
      );
      const isFar = neighbours.every((other) => Number(amount) >= 4 * Number(other));
      const far = neighbours.length > 0 && isFar && 'four times its neighbours or more';
      const less = column === 'houseOnly' && `but extended only ${formatAmount(size.extended!)}`;
      const what = isLess(size) ? less : far;
      const ask = what && `is ${formatAmount(amount)}, ${what}: is that right?`;
      return [[...path, 'bySize', index, column], ask];
    }),
  );
  return [...amounts, [path, left.length > 0 && rule]];
}

/** A drawing for what a name says in a whole word: of a semi for Semi Detached. */
function drawingAdvice({ homes, surcharges }: PriceGuide): Rule[] {
  const rule = (path: PropertyKey[], known: string[], words = '', picture?: string): Rule => {
    const said = known.find((word) => new RegExp(`\\b${word}[ds]?\\b`, 'i').test(words));
    return [['priceGuide', ...path], !picture && said && `has no drawing: add picture: "${said}"`];
  };
  return [
    ...homes.flatMap(({ heading, rows }, table) => {
      const { picture } = rows.find((home) => home.picture) ?? {};
      return [
        rule(['homes', table], homePicture.options, heading, picture),
        ...rows.map((home, row) =>
          rule(['homes', table, 'rows', row], homePicture.options, home.home, home.picture),
        ),
      ];
    }),
    ...surcharges.map(({ name, picture }, row) =>
      rule(['surcharges', row], partPicture.options, name, picture),
    ),
  ];
}

/** In pence. The words `on request` become `NaN`, for which every comparison is false. */
function isUnusual(amount: Amount): boolean {
  return Number(amount) < 300 || Number(amount) > 200_00;
}

function isPlural(words: string): boolean {
  return /[^s]s$/i.test(words);
}
