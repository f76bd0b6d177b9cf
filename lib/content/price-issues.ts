import type { Issue } from './parser/problem';
import { extendingIn, homesIn } from './homes';
import { either, quoted } from './error-words';
import type { Home, ParsedExtra, ParsedGuide } from './price-guide';

/** Where the parts of a guide, each right by itself, contradict each other. */
export function guideIssues(guide: ParsedGuide): Issue[] {
  const { homes, frequencies, surcharges, extras } = guide;
  const bare = homes.findIndex(({ heading }) => heading === undefined);
  const once = frequencies.slice(0, -1).findIndex(({ every }) => every === 'once');
  const [replacing, ...others] = extras.filter(({ replacesFirst }) => replacesFirst);
  return [
    [
      ['frequencies', once, 'every'],
      once >= 0 && 'is "once", which must come last: move this row to the end',
    ],
    ...surcharges.flatMap(({ id }, row): Issue[] => {
      const taken = `is ${quoted(id)}, which is also the id of a frequency: choose another`;
      const amounts = new Set(homesIn(guide).flatMap((home) => home.amounts[id] ?? []));
      const isForNobody = amounts.size === 1 && amounts.has('none');
      const useless =
        'is "none" for every home: write an amount for one of them, or remove this surcharge';
      return [
        [['surcharges', row, 'id'], frequencies.some((one) => one.id === id) && taken],
        [['surcharges', row], isForNobody && useless],
      ];
    }),
    ...homes.flatMap(({ heading, rows }, table): Issue[] => [
      [
        ['homes', table, 'heading'],
        heading === undefined && table !== bare && 'is missing: only one table can have no heading',
      ],
      ...rows.flatMap((home, row) => at(['homes', table, 'rows', row], homeIssues(home, guide))),
    ]),
    ...extras.flatMap((extra, row) => at(['extras', row], extraIssues(extra, guide))),
    ...others.map((extra): Issue => {
      const taken = `is already set on ${quoted(replacing?.id)}. Only one extra can replace the first clean`;
      return [['extras', extras.indexOf(extra), 'replacesFirst'], taken];
    }),
    ...exampleIssues(guide),
  ];
}

/** Issues of a part, with their paths in the whole, where the part is at `path`. */
function at(path: PropertyKey[], issues: Issue[]): Issue[] {
  return issues.map(([inside, message]) => [[...path, ...inside], message]);
}

function homeIssues(home: Home, guide: ParsedGuide): Issue[] {
  const { frequencies, surcharges } = guide;
  const { id, nameInTable, name, amounts, size } = home;
  const first = homesIn(guide).find((one) => one.id === id)!;
  const isNameless = ['', 'not-listed'].includes(id);
  const nameless = `must be a name with a letter from a to z or a digit, other than Not listed, not ${quoted(nameInTable)}`;
  const alike =
    first.name === name
      ? `is in full ${name}, as in an earlier row: change one of the names, or remove a row`
      : `is too like ${first.name}: both get the address ${quoted(id)}. Change a letter or digit`;
  const isPriced = frequencies.some(({ id }) => amounts[id] !== 'on request');
  const missing = 'is missing: write an amount, "on request" or "none"';
  const sizes = guide.extras.flatMap(({ price }) =>
    price.kind === 'bySize' ? price.bySize.map((row) => row.size) : [],
  );
  const orAdd = 'remove it, or add a row for it to each bySize';
  return [
    [['home'], isNameless ? nameless : first !== home && alike],
    ...surcharges.map(({ id }): Issue => {
      return [[id], isPriced && amounts[id] === undefined && missing];
    }),
    [['size'], unlisted(size, [...new Set(sizes)], 'a size in any bySize', orAdd)],
  ];
}

function exampleIssues(guide: ParsedGuide): Issue[] {
  const { example, frequencies } = guide;
  if (!example) return [];
  const { home, frequency, surchargeIds } = example;
  const homes = homesIn(guide);
  const amounts = homes.find(({ name }) => name === home)?.amounts ?? {};
  const id = [frequency, ...surchargeIds].find((one) =>
    ['on request', 'none'].includes(String(amounts[one])),
  );
  const unpriced = `has no price, since ${home} has ${id}: "${amounts[id!]}". Choose another home, frequency or surcharge`;
  const names = homes.map(({ name }) => name);
  return [
    [['example', 'home'], unlisted(home, names, 'a home in the tables', 'remove the example')],
    [
      ['example', 'frequency'],
      unlisted(frequency, idsOf(frequencies), 'the id of a frequency', 'remove the example'),
    ],
    [['example'], id && unpriced],
  ];
}

function extraIssues(extra: ParsedExtra, guide: ParsedGuide): Issue[] {
  const { id, question, replacesFirst } = extra;
  const isTaken = guide.surcharges.some((one) => one.id === id);
  return [
    [['id'], isTaken && `is ${quoted(id)}, which is also the id of a surcharge: choose another`],
    [
      ['replacesFirst'],
      replacesFirst && !question && 'only works with a question: add one, or remove replacesFirst',
    ],
    ...kindIssues(extra, guide),
  ];
}

/** Where a price, depending on its kind, contradicts the guide or the question of its extra. */
function kindIssues(extra: ParsedExtra, guide: ParsedGuide): Issue[] {
  const { price, question, replacesFirst } = extra;
  switch (price.kind) {
    case 'amount':
      return [];
    case 'times': {
      const ids = idsOf(guide.frequencies);
      const isOwn = replacesFirst && price.frequency === undefined;
      const isNamed = ids.some((id) => id === price.frequency);
      const unnamed = `must name the price that is multiplied: write ${either(ids.map(quoted))}`;
      return [[['price', 'frequency'], !isOwn && !isNamed && unnamed]];
    }
    case 'each':
      return [
        [['question'], question && "can't be used with each, which asks for a number: remove it"],
      ];
    case 'bySize': {
      const extending = extendingIn(guide).map(({ name }) => name);
      const alsoMissing = `is missing: write the price for a home with ${either(extending)}, or "on request"`;
      const needless =
        'only works if a surcharge has countsAsExtension: true, and none has: remove it';
      return price.bySize.map(({ withExtension }, row): Issue => [
        ['price', 'bySize', row, 'withExtension'],
        extending.length > 0
          ? withExtension === undefined && alsoMissing
          : withExtension !== undefined && needless,
      ]);
    }
  }
}

/** The error message for a name that is none of the `names`, each of which is `what`; undefined for any other. */
function unlisted(
  name: string | undefined,
  names: string[],
  what: string,
  otherwise = 'remove it',
): string | undefined {
  if (name === undefined || names.includes(name)) return undefined;
  const others = names.length > 0 ? `write ${either(names.map(quoted))}, or ` : '';
  return `is ${quoted(name)}, which isn't ${what}: ${others}${otherwise}`;
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
