import { expect, test } from 'vitest';
import { everyFact } from '../testing/every-fact';
import { writtenWith } from '../testing/example';
import { noHomes } from '../testing/price-lists';
import { parts } from './define-content';

type Path = (string | number)[];

const contents = [{}, everyFact, noHomes];

/** Every value in some content, by its path; a part that several have is tried once. */
const written = new Map(
  contents
    .flatMap((change) => Object.entries(writtenWith(change)))
    .map(([part, value]) => [value, part]),
);
const values = [...written].flatMap(([written, part]) =>
  pathsIn(written).map((path) => ({ part: part as keyof typeof parts, written, path })),
);

function pathsIn(value: unknown, path: Path = []): Path[] {
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  const isText = typeof value === 'string';
  return [path, ...(isText ? [] : inside).flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

function valueAt(path: Path, content: unknown): unknown {
  return path.reduce((value, key) => Object(value)[key], content);
}

/** What the schema reads, and the paths that it refuses, once a value has been changed in what holds it. */
function read(
  { part, written, path }: (typeof values)[number],
  change: (holder: Record<string | number, unknown>, key: string | number) => void,
) {
  const whole = { written: structuredClone(written) };
  const keys = ['written', ...path];
  change(Object(valueAt(keys.slice(0, -1), whole)), keys.at(-1)!);
  const { data, error } = parts[part].schema.safeParse(whole.written);
  return { data, refused: error?.issues.map((issue) => issue.path.join('.')) ?? [] };
}

test.each([[null], [{ zzz: 1 }]])('a value that becomes %j is refused, there or below', (wrong) => {
  const accepted = values.filter((value) => {
    const { refused } = read(value, (holder, key) => (holder[key] = wrong));
    const path = value.path.join('.');
    return !refused.some((one) => path === '' || one === path || one.startsWith(`${path}.`));
  });
  expect(accepted).toEqual([]);
});

test('a field that is left out is refused there, unless others are refused without it', () => {
  const there: Record<string, Set<string>> = {};
  const elsewhere: Record<string, Set<string>> = {};
  for (const value of values.filter(({ path }) => typeof path.at(-1) === 'string')) {
    const { refused } = read(value, (holder, key) => delete holder[key]);
    const names = [value.part, ...value.path.filter((key) => typeof key === 'string')];
    const fields = refused.includes(value.path.join('.')) ? there : elsewhere;
    const field = names.pop()!;
    if (refused.length > 0) (fields[names.join(' ')] ??= new Set()).add(field);
  }
  const listed = (fields: typeof there) =>
    Object.entries(fields).map(([holder, names]) => `${holder}: ${[...names].join(' ')}`);
  expect(listed(there).join('\n')).toMatchInlineSnapshot(`
    "business: name phone email siteAddress formService privacy
    business formService: formId
    pages: about services prices contact faq
    pages about: title heading lead servicesHeading stepsHeading steps invitation
    pages about steps: title text
    pages about invitation: heading text
    pages services: title heading lead
    pages prices: title heading lead
    pages contact: title heading lead
    pages faq: title heading lead
    photos: file alt illustration
    priceGuide: frequencies homes extras
    priceGuide frequencies: id every
    priceGuide surcharges: id name
    priceGuide homes: rows
    priceGuide homes rows: home fourWeeks eightWeeks extension conservatory
    priceGuide extras: id name price
    priceGuide extras price bySize: size
    priceGuide extras price: each unit
    priceGuide example: home frequency
    questions: question answer
    services: id title description photo price
    business hours: days from to
    business people: name photo text
    business rating: stars number source link month
    business insurance: insurer cover validUntil
    business memberships: name number link
    business profiles: name link
    business oldAddresses: from to
    business customerLinks: name link
    business notices: lastDay text
    reviews: name text month source"
  `);
  expect(listed(elsewhere).join('\n')).toMatchInlineSnapshot(`
    "priceGuide: surcharges
    priceGuide homes: heading
    priceGuide extras price: bySize times
    business: mobile
    business hours: byAppointment
    business notices: away
    services price: times"
  `);
});

test('a row that is doubled is refused, or read as two', () => {
  const lost = values.filter((value) => {
    const { path, written } = value;
    const list = path.slice(0, -1);
    const rows = valueAt(list, written);
    if (!Array.isArray(rows)) return false;
    const row = rows[Number(path.at(-1))];
    const { data, refused } = read({ ...value, path: list }, (holder, key) => {
      holder[key] = [...rows, structuredClone(row)];
    });
    return refused.length === 0 && Object(valueAt(list, data)).length !== rows.length + 1;
  });
  expect(lost).toEqual([]);
});
