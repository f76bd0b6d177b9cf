import type { Rule } from './cross-check';
import { quoted } from './must-be';
import type { Extra, PriceGuide } from './price-guide';

/** The id of a choice for whoever finds no home of theirs. */
export const unlistedId = 'not-listed';

/** What the parts of a guide must say about each other. */
export function priceRules(guide: PriceGuide): Rule[] {
  return [
    ...nameRules(guide),
    ...homeRules(guide),
    ...guide.extras.flatMap((one, row) => offerRules(one, guide, ['extras', row])),
  ];
}

function nameRules({ frequencies, surcharges }: PriceGuide): Rule[] {
  return surcharges.map(({ id: name }, row) => {
    const rule = `is ${quoted(name)}, the id of a frequency: choose another`;
    return [['surcharges', row, 'id'], frequencies.some((one) => one.id === name) && rule];
  });
}

function homeRules({ homes, frequencies, surcharges, extras, example }: PriceGuide): Rule[] {
  const known = homes.flatMap(({ rows }, table) =>
    rows.map((row, index) => ({ ...row, path: ['homes', table, 'rows', index] })),
  );
  const sizes = extras.flatMap(({ price }) =>
    price.form === 'bySize' ? price.bySize.map(({ size }) => size) : [],
  );
  const names = known.map(({ name }) => name);
  const often = frequencies.map(({ id: name }) => name);
  const useless = names.length === 0 && often.length + surcharges.length > 0;
  return [
    [['homes'], useless && 'has no entry: add a table, or remove frequencies and surcharges'],
    [
      ['frequencies'],
      names.length > 0 && often.length === 0 && 'has no entry: say how often you come to the homes',
    ],
    ...known.flatMap(({ path, id: address, home, name, size = '' }, index): Rule[] => {
      const twin = known.slice(0, index).find((earlier) => earlier.id === address);
      const nameless = `must have a letter from a to z or a digit, not ${quoted(home)}`;
      const alike = `gives ${name}, which is too similar to ${twin?.name}: at least one letter or digit must differ`;
      const noSize = `is ${quoted(size)}, which is no size of the extras (${[...new Set(sizes)].join(', ') || 'none has any'}): write one of them, or add a row for it to each bySize`;
      return [
        [[...path, 'home'], ['', unlistedId].includes(address) ? nameless : twin && alike],
        [[...path, 'size'], size && !sizes.includes(size) && noSize],
      ];
    }),
    [['example', 'home'], example && unknown(example.home, names, 'a home of the tables')],
    [
      ['example', 'frequency'],
      example && unknown(example.frequency, often, 'the id of a frequency'),
    ],
  ];
}

/** What a guide requires of an extra, or of a service with a price of its own, at a path in its file. */
export function offerRules(
  { id: name, price: priced, needs, question, replacesFirst }: Omit<Extra, 'name'>,
  { homes, frequencies, surcharges }: Pick<PriceGuide, 'homes' | 'frequencies' | 'surcharges'>,
  path: PropertyKey[],
): Rule[] {
  const often = frequencies.map((one) => one.id);
  const columns = surcharges.map((one) => one.id);
  const taken = ['home', 'frequency', 'about', ...often, ...columns];
  const extending = surcharges.filter((one) => one.countsAsExtended).map((one) => one.name);
  const isAsked = question !== undefined;
  return [
    [
      [...path, 'id'],
      taken.includes(name) &&
        `must be another word, since the estimator uses ${quoted(name)} for something else`,
    ],
    [[...path, 'needs'], needs !== undefined && unknown(needs, columns, 'the id of a surcharge')],
    [
      [...path, 'question'],
      isAsked &&
        priced.form === 'each' &&
        'asks for yes or no, but the price for a number: remove one',
    ],
    [
      [...path, 'replacesFirst'],
      replacesFirst && !isAsked && 'belongs to a question: write one, or remove replacesFirst',
    ],
    ...(priced.form === 'times'
      ? [
          [
            [...path, 'price', 'times'],
            homes.length === 0 && 'needs homes with a regular price: write another price',
          ] satisfies Rule,
          [
            [...path, 'price', 'frequency'],
            priced.frequency && unknown(priced.frequency, often, 'the id of a frequency'),
          ] satisfies Rule,
        ]
      : []),
    ...(priced.form === 'bySize' ? priced.bySize : []).map(({ extended }, row): Rule => {
      const missing = `is missing: write the price with ${either.format(extending)}, or 'on request'`;
      const useless =
        'is for homes with a surcharge that countsAsExtended, and none does: remove it';
      const rule = extending.length > 0 ? missing : useless;
      return [
        [...path, 'price', 'bySize', row, 'extended'],
        (extended === undefined) === extending.length > 0 && rule,
      ];
    }),
  ];
}

function unknown(value: string, known: string[], what: string): string | false {
  if (known.includes(value)) return false;
  if (known.length === 0) return `is ${quoted(value)}, but there is none: remove it`;
  return `must be ${what} (${known.join(', ')}), not ${quoted(value)}`;
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
