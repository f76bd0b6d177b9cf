import { expect, test } from 'vitest';
import { everyFact } from '../testing/every-fact';
import { writtenWith } from '../testing/sample';
import { everyPrice } from '../testing/price-guides';
import { parts } from './define-content';

type Path = (string | number)[];

const contents = [{}, everyFact, everyPrice];

/** Every value in several contents, by its path; a part that they share is tested once. */
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
  return [
    path,
    ...(isText ? [] : inside).flatMap(([key, inner]) => pathsIn(inner, [...path, key])),
  ];
}

function valueAt(path: Path, content: unknown): unknown {
  return path.reduce((value, key) => Object(value)[key], content);
}

/** The paths that a schema refuses after a change of a value. */
function refusedAfter(
  { part, written, path }: (typeof values)[number],
  change: (holder: Record<string | number, unknown>, key: string | number) => void,
) {
  const whole = { written: structuredClone(written) };
  const keys = ['written', ...path];
  change(Object(valueAt(keys.slice(0, -1), whole)), keys.at(-1)!);
  const { error } = parts[part].schema.safeParse(whole.written);
  return error?.issues.map((issue) => issue.path.join('.')) ?? [];
}

test.each([[null], [{ zzz: 1 }]])('a value changed to %j is refused, there or inside', (wrong) => {
  const accepted = values.filter((value) => {
    const refused = refusedAfter(value, (holder, key) => (holder[key] = wrong));
    const path = value.path.join('.');
    return !refused.some((one) => path === '' || one === path || one.startsWith(`${path}.`));
  });
  expect(accepted).toEqual([]);
});

test('each of these fields is required, and no other', () => {
  const needed: Record<string, Set<string>> = {};
  for (const value of values.filter(({ path }) => typeof path.at(-1) === 'string')) {
    const refused = refusedAfter(value, (holder, key) => delete holder[key]);
    // Not the names of pages, which are alike.
    const path = value.part === 'pages' ? value.path.slice(1) : value.path;
    const names = [value.part, ...path.filter((key) => typeof key === 'string')];
    const field = names.pop()!;
    if (refused.includes(value.path.join('.'))) (needed[names.join(' ')] ??= new Set()).add(field);
  }
  const lines = Object.entries(needed).map(([of, fields]) => `${of}: ${[...fields].join(' ')}`);
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "business: name phone email siteAddress formService privacy
    business formService: formId
    : pages
    pages: title heading lead servicesHeading stepsHeading steps invitation
    pages steps: title text
    pages invitation: heading text
    photos: file alt illustration
    priceGuide: frequencies homes extras
    priceGuide frequencies: id every
    priceGuide surcharges: id name
    priceGuide homes: rows
    priceGuide homes rows: home fourWeeks eightWeeks extension conservatory monthly quarterly oneOff loft
    priceGuide extras: id name price
    priceGuide extras price bySize: size withoutExtension withExtension
    priceGuide extras price: frequency each unit units
    priceGuide example: home frequency
    questions: question answer
    services: id title description photo
    business hours: days from to
    business people: name photo text
    business rating: stars number source link month
    business insurance: insurer cover validUntil
    business company: name number registeredIn office
    business memberships: name number link
    business profiles: name link
    business oldAddresses: from to
    business customerLinks: name link
    business notices: lastDay text
    reviews: name text month source"
  `);
});
