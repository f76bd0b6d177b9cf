import { crossCheck, type Rule } from './cross-check';
import { either, closest, quoted, similar } from './must-be';
import { guideSchema, type Extra, type Home, type PriceGuide } from './price-guide';

/** What the parts of a guide must say about each other. */
function priceRules(guide: PriceGuide): Rule[] {
  const { homes, frequencies, surcharges, extras, example } = guide;
  const rows = homes.flatMap((table) => table.rows);
  const names = rows.map(({ name }) => name);
  const often = frequencies.map(({ id }) => id);
  const isUseless = rows.length === 0 && often.length + surcharges.length > 0;
  const useless = 'has no entry: add a table, or remove frequencies and surcharges';
  const never = 'has no entry: say how often you come to the homes';
  const shown = rows.find(({ name }) => name === example?.home);
  const named = example ? [example.frequency, ...example.surcharges] : [];
  const id = named.find((one) => typeof shown?.amounts[one] === 'string');
  const unpriced = `has no price, since ${shown?.name} has ${id}: "${shown?.amounts[id!]}": choose another home, frequency or surcharge`;
  return [
    [['homes'], isUseless && useless],
    [['frequencies'], rows.length > 0 && often.length === 0 && never],
    ...surcharges.map(({ id }, row): Rule => {
      const rule = `is ${quoted(id)}, the id of a frequency: choose another`;
      return [['surcharges', row, 'id'], often.includes(id) && rule];
    }),
    ...homes.flatMap((table, index) =>
      table.rows.flatMap((home, row) => homeRules(home, guide, ['homes', index, 'rows', row])),
    ),
    ...extras.flatMap((extra, row) => offerRules(extra, guide, ['extras', row])),
    unlisted(['example', 'home'], example?.home, names, ['homes']),
    unlisted(['example', 'frequency'], example?.frequency, often, ['frequencies']),
    [['example'], id && unpriced, ['priceGuide,homes']],
  ];
}

function homeRules(home: Home, guide: PriceGuide, path: PropertyKey[]): Rule[] {
  const { id: address, name, size = '' } = home;
  const { homes, extras } = guide;
  const first = homes.flatMap(({ rows }) => rows).find(({ id }) => id === address);
  const sizes = extras.flatMap(({ price }) =>
    price.form === 'bySize' ? price.bySize.map((row) => row.size) : [],
  );
  const isNameless = ['', 'not-listed'].includes(address);
  const nameless = `must be a name with a letter from a to z or a digit, other than Not listed, not ${quoted(home.home)}`;
  const alike = `gives ${name}, which is too similar to ${first?.name}: at least one letter or digit must differ`;
  const noSize = `is ${quoted(size)}, which is not a size in the extras: ${sizes.length > 0 ? `write ${closest(size, [...new Set(sizes)])}, or ` : ''}add a row for it to each bySize`;
  return [
    [[...path, 'home'], isNameless ? nameless : first !== home && alike],
    [[...path, 'size'], size && !sizes.includes(size) && noSize, ['priceGuide,extras']],
  ];
}

/** What a guide requires of an extra, or of a service with a price of its own, at a path. */
export function offerRules(
  { id: address, price, needs, question, replacesFirst }: Omit<Extra, 'name'>,
  { homes, frequencies, surcharges, extras }: PriceGuide,
  path: PropertyKey[],
): Rule[] {
  const often = frequencies.map(({ id }) => id);
  const columns = surcharges.map(({ id }) => id);
  const others = extras.filter((one) => one.id !== address && !one.question && !one.needs);
  const needable = [...columns, ...others.map(({ id }) => id)];
  const isTaken = ['home', 'frequency', 'quote', 'about', ...often, ...columns].includes(address);
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
  return [
    [[...path, 'id'], isTaken && taken],
    unlisted([...path, 'needs'], needs, needable, ['surcharges', 'extras']),
    [[...path, 'question'], question && (isSized || price.form === 'each') && counted],
    [[...path, 'replacesFirst'], replacesFirst && !question && unasked],
    [[...path, 'price', 'times'], times && homes.length === 0 && noHomes],
    unlisted([...path, 'price', 'frequency'], times?.frequency, often, ['frequencies']),
    ...sizes.map(({ extended }, row): Rule => {
      const isRight = (extended !== undefined) === isExtendable;
      const rule = isExtendable ? missing : useless;
      return [[...path, 'price', 'bySize', row, 'extended'], !isRight && rule];
    }),
  ];
}

const listed = {
  homes: 'a home in the tables',
  frequencies: 'the id of a frequency',
  surcharges: 'the id of a surcharge',
  extras: 'another extra',
};

/** That a name must be one of those that some lists of the guide have; if it is not, which may be meant. */
function unlisted(
  path: PropertyKey[],
  name: string | undefined,
  names: string[],
  lists: (keyof typeof listed)[],
): Rule {
  const isListed = name === undefined || names.includes(name);
  const what = lists.map((list) => listed[list]).join(' or ');
  const isGone = path.at(-1) === 'needs' && similar(name ?? '', names).length === 0;
  const rule =
    names.length > 0
      ? `is ${quoted(name)}, which is not ${what}: ${isGone ? 'remove it, or ' : ''}write ${closest(name, names)}`
      : `is ${quoted(name)}, but there is none: remove it`;
  return [path, !isListed && rule, lists.map((list) => `priceGuide,${list}`)];
}

/** Everything the site knows about prices: pounds in the file, pence once parsed. */
export const priceGuideSchema = guideSchema.check(crossCheck(priceRules));
