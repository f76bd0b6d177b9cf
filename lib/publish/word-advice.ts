import type { Rule } from '../content/cross-check';
import type { Content } from '../content/define-content';
import { textsIn } from './texts-in';

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What in the owner's words no longer fits the prices, or was copied and left as it was. */
export function wordAdvice(content: Content): Rule[] {
  const { pages, questions, services, priceGuide } = content;
  // Ids and names of pictures have neither capitals nor spaces.
  const words = textsIn({ pages, questions, services }).filter(({ text }) => /[A-Z ]/.test(text));
  const rules = words.flatMap(({ text, path }) =>
    goneFrom(priceGuide, text).map((name): Rule => {
      return [path, `names “${name}”, and your price list has no such thing: is that right?`];
    }),
  );
  const offers = priceGuide.extras.map((extra) => ({ ...extra, title: extra.name }));
  const voucher =
    'becomes a box to tick beside the prices: say how to buy one in an answer, or under customerLinks';
  const quote = 'speaks of a quote, but the price is a multiple of the regular one: is that right?';
  return [
    ...rules,
    ...services.map(({ price, replacesFirst, note = '' }, row): Rule => {
      const isTimes = replacesFirst && typeof price === 'object' && 'times' in price;
      return [['services', row, 'note'], isTimes && /\bquot/i.test(note) && quote];
    }),
    ...copied(['services'], services, ['askAbout', 'description', 'photo', 'note', 'needs']),
    ...copied(['priceGuide', 'extras'], offers, ['note', 'needs']),
    ...priceGuide.extras.map(({ name }, row): Rule => {
      return [['priceGuide', 'extras', row, 'name'], /voucher/i.test(name) && voucher];
    }),
  ];
}

/** Fields of a row that say the same as those of an earlier one, from which it may have been copied. */
function copied<Row extends { title: string }>(
  path: PropertyKey[],
  rows: Row[],
  fields: (keyof Row & string)[],
): Rule[] {
  return fields.flatMap((field) =>
    rows.map((row, index): Rule => {
      const first = rows.find((other) => row[field] && other[field] === row[field]);
      const rule = `is the same as that of ${first?.title}: is that right?`;
      return [[...path, index, field], first && first !== row && rule];
    }),
  );
}

/** Frequencies, homes and surcharges that a text names and the price list does not have. */
function goneFrom({ frequencies, homes, surcharges, extras }: Content['priceGuide'], text: string) {
  const often = frequencies.map(({ every }) => inDigits(every));
  const periods = [
    ...text.matchAll(/\bevery ((?:[\w-]+(?:, | or | and )){0,3}[\w-]+) (weeks|months)\b/gi),
  ];
  const named = periods.flatMap(([, counts = '', unit]) =>
    counts.split(/, | or | and /).map((count) => `${inDigits(count)} ${unit}`),
  );
  const weekly = [...text.matchAll(/\b([\w]+)-(week|month)ly\b/gi)].map(
    ([, count = '', unit]) => `${inDigits(count)} ${unit}s`,
  );
  const isCount = (period: string) => /^\d/.test(period);
  const gone = [...named, ...weekly].filter((period) => isCount(period) && !often.includes(period));
  const names = [...homes.flatMap(({ rows }) => rows), ...surcharges, ...extras].map(
    ({ name }) => name,
  );
  // Nothing remembers what a list had once: these are the surcharges of the one that comes with the site.
  const things =
    text.match(/\b\d+[ -]bed(?=room|s?\b)|\bextensions?\b|\bconservator(y|ies)\b/gi) ?? [];
  const isListed = (thing: string) => names.some((name) => stem(name).includes(stem(thing)));
  return [...gone, ...things.filter((thing) => !isListed(thing))].filter(() => often.length > 0);
}

function inDigits(words: string): string {
  return words.toLowerCase().replace(/[a-z]+/g, (word) => `${numbers.indexOf(word) + 1 || word}`);
}

function stem(name: string): string {
  return name
    .toLowerCase()
    .replace('-', ' ')
    .replace(/(y|ies|s)\b/g, '');
}
