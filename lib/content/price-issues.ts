import type { Issue } from '../reading/problem';
import { either, likelyNames, quoted, suggest } from './must-be';
import type { Extra, Home, PriceGuide } from './price-guide';
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
  { id: address, price, needs, question, replacesFirst }: Omit<Extra, 'name'>,
  { homes, frequencies, surcharges, extras }: PriceGuide,
  path: PropertyKey[],
): Issue[] {
  const frequencyIds = frequencies.map(({ id }) => id);
  const surchargeIds = surcharges.map(({ id }) => id);
  const others = extras.filter((one) => one.id !== address && !one.question);
  const needable = [...surchargeIds, ...others.map(({ id }) => id)];
  const inputs = ['home', 'frequency', 'quote', 'about', ...frequencyIds, ...surchargeIds];
  const taken = `must be another word, since the estimator uses ${quoted(address)} for something else`;
  const isSized = price.form === 'bySize' && homes.length === 0;
  const counted = 'asks for yes or no, but the price for a number or a size: remove one';
  const unasked = 'belongs to a question: write one, or remove replacesFirst';
  const times = price.form === 'times' ? price : undefined;
  const noHomes = 'needs homes with a regular price: write another price';
  const sizes = price.form === 'bySize' ? price.bySize : [];
  const extending = surcharges.filter((one) => one.countsAsExtended).map(({ name }) => name);
  const missing = `is missing: write the price with ${either(extending)}, or "on request"`;
  const useless = 'is for homes with a surcharge that countsAsExtended, and none does: remove it';
  const isExtendable = extending.length > 0;
  const circle = `is ${quoted(needs)}, which in turn needs ${quoted(address)}: remove one of them`;
  return [
    [[...path, 'id'], inputs.includes(address) && taken],
    unlisted([...path, 'needs'], needs, needable, 'the id of a surcharge or another extra'),
    [[...path, 'needs'], isNeededBy(address, needs, extras) && circle],
    [[...path, 'question'], question && (isSized || price.form === 'each') && counted],
    [[...path, 'replacesFirst'], replacesFirst && !question && unasked],
    [[...path, 'price', 'times'], times && homes.length === 0 && noHomes],
    unlisted(
      [...path, 'price', 'frequency'],
      times?.frequency,
      frequencyIds,
      'the id of a frequency',
    ),
    ...unique([...path, 'price', 'bySize'], sizes, 'size'),
    ...sizes.map(({ extended }, row): Issue => {
      const isRight = (extended !== undefined) === isExtendable;
      const issue = isExtendable ? missing : useless;
      return [[...path, 'price', 'bySize', row, 'extended'], !isRight && issue];
    }),
  ];
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
