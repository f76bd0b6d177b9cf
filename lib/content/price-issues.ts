import { extendingIn, isForExtended, needsOf } from '../terms/needs';
import type { Issue } from '../reading/problem';
import { either, likelyNames, quoted, suggest } from './must-be';
import { amountRule } from './price';
import type { Extra, Frequency, Home, PriceGuide } from './price-guide';
import type { Service } from './services';
import { unique } from './unique';

/** Where the parts of a guide contradict or repeat each other. */
export function priceIssues(guide: PriceGuide, services: Service[]): Issue[] {
  const { homes, frequencies, surcharges, extras, example } = guide;
  const rows = homes.flatMap((table) => table.rows);
  const frequencyIds = frequencies.map(({ id }) => id);
  const sizes = sizesIn([...extras, ...services]);
  const isUseless = rows.length === 0 && frequencies.length + surcharges.length > 0;
  const useless = 'has no entry: add a table, or remove frequencies and surcharges';
  const never = 'is missing: say how often you come, like [{ id: "fourWeeks", every: "4 weeks" }]';
  return [
    [['priceGuide', 'homes'], isUseless && useless],
    [['priceGuide', 'frequencies'], rows.length > 0 && frequencies.length === 0 && never],
    ...unique(['priceGuide', 'frequencies'], frequencies, 'id'),
    ...unique(['priceGuide', 'frequencies'], frequencies, 'every'),
    ...frequencies.map((_, row): Issue => {
      return [['priceGuide', 'frequencies', row, 'every'], orderIssue(frequencies, row)];
    }),
    ...unique(['priceGuide', 'surcharges'], surcharges, 'id'),
    ...unique(['priceGuide', 'surcharges'], surcharges, 'name'),
    ...unique(['priceGuide', 'extras'], extras, 'id'),
    ...unique(['priceGuide', 'extras'], extras, 'name'),
    ...surcharges.map(({ id }, row): Issue => {
      const taken = `is ${quoted(id)}, the id of a frequency: choose another`;
      return [['priceGuide', 'surcharges', row, 'id'], frequencyIds.includes(id) && taken];
    }),
    ...homes.flatMap((table, index) =>
      table.rows.flatMap((home, row) =>
        homeIssues(home, guide, sizes, ['priceGuide', 'homes', index, 'rows', row]),
      ),
    ),
    ...extras.flatMap((extra, row) => offerIssues(extra, guide, ['priceGuide', 'extras', row])),
    ...replacementIssues([
      ...extras.map((extra, row) => ({ ...extra, path: ['priceGuide', 'extras', row] })),
      ...services.map((service, row) => ({ ...service, path: ['services', row] })),
    ]),
    ...(example ? exampleIssues(example, guide) : []),
  ];
}

/** The problem with the place of a frequency in the list, if its length is known. */
function orderIssue(frequencies: Frequency[], row: number): string | false {
  const { every } = frequencies[row]!;
  if (every === 'once') {
    return row < frequencies.length - 1 && 'is "once", which comes last: move its row to the end';
  }
  const rarer = frequencies.slice(0, row).find((one) => daysOf(one) > daysOf(frequencies[row]!));
  return (
    rarer !== undefined &&
    `is ${quoted(every)}, which is more often than ${quoted(rarer.every)} above it: put the most frequent first`
  );
}

const days = { day: 1, week: 7, fortnight: 14, month: 30.4, quarter: 91.3, year: 365 };

/** The days from one clean to the next; not a number if the words do not plainly say it. */
function daysOf({ every }: Frequency): number {
  const [, count = '1', unit] = /^(?:(\d+|other) )?([a-z]+?)s?$/.exec(every) ?? [];
  return Number(count.replace('other', '2')) * (days[unit as keyof typeof days] ?? NaN);
}

/** One offer at most takes the place of the first clean. */
function replacementIssues(
  offers: { id: string; replacesFirst?: boolean | undefined; path: PropertyKey[] }[],
): Issue[] {
  const [first, ...others] = offers.filter(({ replacesFirst }) => replacesFirst);
  return others.map(({ path }) => [
    [...path, 'replacesFirst'],
    `stands in ${quoted(first!.id)} already, and one at most can take the place of the first clean: remove one`,
  ]);
}

/** The sizes that prices name. */
function sizesIn(offers: Pick<Extra | Service, 'price'>[]): string[] {
  const rows = offers.flatMap(({ price }) =>
    typeof price === 'object' && 'bySize' in price ? price.bySize : [],
  );
  return [...new Set(rows.map(({ size }) => size))];
}

function homeIssues(home: Home, guide: PriceGuide, sizes: string[], path: PropertyKey[]): Issue[] {
  const { id, name, size = '', amounts } = home;
  const { homes, frequencies, surcharges } = guide;
  const first = homes.flatMap(({ rows }) => rows).find((row) => row.id === id);
  const isNameless = ['', 'not-listed'].includes(id);
  const nameless = `must be a name with a letter from a to z or a digit, other than Not listed, not ${quoted(home.home)}`;
  const alike =
    first?.name === name
      ? `gives ${name}, as an earlier row does: change one of the names, or remove a row`
      : `has the address ${quoted(id)}, as ${first?.name} has: let their names differ in a letter from a to z or a digit`;
  const noSize =
    sizes.length > 0
      ? `is ${quoted(size)}, which is not a size in the extras: write ${suggest(size, sizes)}, or add a row for it to each bySize`
      : `is ${quoted(size)}, but nothing is priced by size: remove it`;
  const isPriced = frequencies.some(({ id }) => amounts[id] !== 'on request');
  const missing = 'is missing: write an amount, "on request" or "none"';
  return [
    [[...path, 'home'], isNameless ? nameless : first !== home && alike],
    [[...path, 'size'], size && !sizes.includes(size) && noSize],
    ...surcharges.map(({ id }): Issue => {
      return [[...path, id], isPriced && amounts[id] === undefined && missing];
    }),
  ];
}

function exampleIssues(
  { home, frequency, surcharges }: NonNullable<PriceGuide['example']>,
  { homes, frequencies }: PriceGuide,
): Issue[] {
  const rows = homes.flatMap((table) => table.rows);
  const names = rows.map(({ name }) => name);
  const frequencyIds = frequencies.map(({ id }) => id);
  const path = ['priceGuide', 'example'];
  const amounts = rows.find(({ name }) => name === home)?.amounts ?? {};
  const isDeclared = frequencies.length > 0;
  const id = [frequency, ...surcharges].find((one) =>
    ['on request', 'none'].includes(String(amounts[one])),
  );
  const unpriced = `has no price, since ${home} has ${id}: "${amounts[id!]}": choose another home, frequency or surcharge`;
  return [
    unlisted([...path, 'home'], home, names, 'a home in the tables'),
    unlisted(
      [...path, 'frequency'],
      isDeclared ? frequency : undefined,
      frequencyIds,
      'the id of a frequency',
    ),
    [path, id && unpriced],
  ];
}

/** Where an extra, or a service with a price of its own, contradicts the guide; `path` is its place in the content. */
export function offerIssues(
  offer: Omit<Extra, 'name'>,
  guide: PriceGuide,
  path: PropertyKey[],
): Issue[] {
  const { id, needs, question, replacesFirst } = offer;
  const { surcharges, extras } = guide;
  const others = extras.filter((one) => one.id !== id && !one.question);
  const needable = [...surcharges, ...others].map((one) => one.id);
  const isAsked = extras.some((one) => one.id === needs && one.question);
  const isTaken = surcharges.some((one) => one.id === id);
  return [
    [[...path, 'id'], isTaken && `is ${quoted(id)}, the id of a surcharge: choose another`],
    isAsked
      ? [
          [...path, 'needs'],
          `is ${quoted(needs)}, an extra with a question, which nothing can need: remove it, or that question`,
        ]
      : unlisted([...path, 'needs'], needs, needable, 'the id of a surcharge or another extra'),
    [
      [...path, 'needs'],
      needs !== id &&
        needsOf(offer, extras).includes(id) &&
        `is ${quoted(needs)}, which in turn needs ${quoted(id)}: remove one of them`,
    ],
    [
      [...path, 'replacesFirst'],
      replacesFirst && !question && 'belongs to a question: write one, or remove replacesFirst',
    ],
    ...formIssues(offer, guide, path),
  ];
}

/** Where a price contradicts the guide, or the question of its extra, by its form. */
function formIssues(offer: Omit<Extra, 'name'>, guide: PriceGuide, path: PropertyKey[]): Issue[] {
  const { homes, frequencies } = guide;
  const { price, question } = offer;
  const counted: Issue = [
    [...path, 'question'],
    question && 'asks for yes or no, but the price for a number or a size: remove one',
  ];
  const extending = extendingIn(guide);
  const ids = frequencies.map(({ id }) => id);
  const noHomes = 'needs homes with a regular price: write another price';
  switch (price.form) {
    case 'amount':
      return [];
    case 'times':
      return [
        [[...path, 'price', 'times'], homes.length === 0 && noHomes],
        unlisted([...path, 'price', 'frequency'], price.frequency, ids, 'the id of a frequency'),
      ];
    case 'each':
      return [counted];
    case 'bySize':
      return [
        ...(homes.length === 0 ? [counted] : []),
        ...unique([...path, 'price', 'bySize'], price.bySize, 'size'),
        ...price.bySize.flatMap(({ houseOnly, extended }, row): Issue[] => [
          [
            [...path, 'price', 'bySize', row, 'houseOnly'],
            houseOnly === undefined &&
              !isForExtended(offer, guide) &&
              `is missing: it must be ${amountRule}`,
          ],
          [
            [...path, 'price', 'bySize', row, 'extended'],
            extending.length > 0
              ? extended === undefined &&
                `is missing: write the price with ${either(extending.map(({ name }) => name))}, or "on request"`
              : extended !== undefined &&
                'is for homes with a surcharge that countsAsExtended, and none does: remove it',
          ],
        ]),
      ];
  }
}

/** An issue if a name is given that is not one of `names`, with those that may be meant. */
function unlisted(
  path: PropertyKey[],
  name: string | undefined,
  names: string[],
  what: string,
): Issue {
  const isListed = name === undefined || names.includes(name);
  const isGone = path.at(-1) === 'needs' && likelyNames(name ?? '', names).length === 0;
  const issue =
    names.length > 0
      ? `is ${quoted(name)}, which is not ${what}: ${isGone ? 'remove it, or ' : ''}write ${suggest(name, names)}`
      : `is ${quoted(name)}, but there is none: remove it`;
  return [path, !isListed && issue];
}
