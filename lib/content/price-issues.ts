import type { Issue } from '../reading/problem';
import { either, likelyNames, quoted, suggest } from './must-be';
import type { Amount } from './price';
import type { Extra, Home, PriceGuide, Surcharge } from './price-guide';
import { unique } from './unique';

/** Where the parts of a guide contradict or repeat each other. */
export function priceIssues(guide: PriceGuide): Issue[] {
  const { homes, frequencies, surcharges, extras, example } = guide;
  const rows = homes.flatMap((table) => table.rows);
  const frequencyIds = frequencies.map(({ id }) => id);
  const isUseless = rows.length === 0 && frequencies.length + surcharges.length > 0;
  const useless = 'has no entry: add a table, or remove frequencies and surcharges';
  const never = 'is missing: say how often you come, like [{ id: "fourWeeks", every: "4 weeks" }]';
  return [
    [['priceGuide', 'homes'], isUseless && useless],
    [['priceGuide', 'frequencies'], rows.length > 0 && frequencies.length === 0 && never],
    ...unique(['priceGuide', 'frequencies'], frequencies, 'id'),
    ...unique(['priceGuide', 'frequencies'], frequencies, 'every'),
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
        homeIssues(home, guide, ['priceGuide', 'homes', index, 'rows', row]),
      ),
    ),
    ...extras.flatMap((extra, row) => offerIssues(extra, guide, ['priceGuide', 'extras', row])),
    ...(example ? exampleIssues(example, guide) : []),
  ];
}

function homeIssues(home: Home, guide: PriceGuide, path: PropertyKey[]): Issue[] {
  const { id: address, name, size = '', amounts } = home;
  const { homes, extras, frequencies, surcharges } = guide;
  const first = homes.flatMap(({ rows }) => rows).find(({ id }) => id === address);
  const sizes = extras.flatMap(({ price }) =>
    price.form === 'bySize' ? price.bySize.map((row) => row.size) : [],
  );
  const isNameless = ['', 'not-listed'].includes(address);
  const nameless = `must be a name with a letter from a to z or a digit, other than Not listed, not ${quoted(home.home)}`;
  const alike =
    first?.name === name
      ? `gives ${name}, as an earlier row does: change one of the names, or remove a row`
      : `has the address ${quoted(address)}, as ${first?.name} has: let their names differ in a letter from a to z or a digit`;
  const noSize = `is ${quoted(size)}, which is not a size in the extras: ${sizes.length > 0 ? `write ${suggest(size, [...new Set(sizes)])}, or ` : ''}add a row for it to each bySize`;
  const isPriced = frequencies.some(({ id }) => typeof amounts[id] === 'number');
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
  const id = [frequency, ...surcharges].find((one) => typeof amounts[one] === 'string');
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
  const { frequencies, surcharges, extras } = guide;
  const others = extras.filter((one) => one.id !== id && !one.question);
  const needable = [...surcharges, ...others].map((one) => one.id);
  const columns = [...frequencies, ...surcharges].map((one) => one.id);
  const isTaken = ['home', 'frequency', 'quote', 'about', ...columns].includes(id);
  return [
    [
      [...path, 'id'],
      isTaken && `must be another word, since the estimator uses ${quoted(id)} for something else`,
    ],
    unlisted([...path, 'needs'], needs, needable, 'the id of a surcharge or another extra'),
    [
      [...path, 'needs'],
      isNeededBy(id, needs, extras) &&
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
function formIssues(
  { price, question }: Pick<Extra, 'price' | 'question'>,
  { homes, frequencies, surcharges }: PriceGuide,
  path: PropertyKey[],
): Issue[] {
  const counted: Issue = [
    [...path, 'question'],
    question && 'asks for yes or no, but the price for a number or a size: remove one',
  ];
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
        ...price.bySize.map(({ extended }, row): Issue => {
          return [
            [...path, 'price', 'bySize', row, 'extended'],
            extendedIssue(extended, surcharges),
          ];
        }),
      ];
  }
}

/** What is wrong with the price of homes with a surcharge: it is given if, and only if, there are any. */
function extendedIssue(extended: Amount | undefined, surcharges: Surcharge[]): string | undefined {
  const names = surcharges.filter((one) => one.countsAsExtended).map(({ name }) => name);
  if (names.length > 0 === (extended !== undefined)) return undefined;
  return names.length > 0
    ? `is missing: write the price with ${either(names)}, or "on request"`
    : 'is for homes with a surcharge that countsAsExtended, and none does: remove it';
}

/** Whether what an extra needs leads back to it. */
function isNeededBy(id: string, needs: string | undefined, extras: Extra[]): boolean {
  const chain = new Set<string>();
  let next = extras.find((one) => one.id === needs);
  while (next && !chain.has(next.id)) {
    chain.add(next.id);
    next = extras.find((one) => one.id === next?.needs);
  }
  return needs !== id && chain.has(id);
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
