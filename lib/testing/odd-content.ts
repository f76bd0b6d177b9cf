import { parts, type Content } from '../content/define-content';
import { writtenFull } from './full-content';
import { priceLists } from './price-lists';

/** Names that tend to break software, and words that fill whatever room there is. */
const texts = [
  `"Bob's" A+ < Windows & Son (£5) $1 $& 100% \\n 🪟 `,
  `${'W'.repeat(60)} `,
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochxx ',
].map((text) => text.repeat(30));
let turn = 0;

const { business, questions, services } = writtenFull;
const { priceGuide } = priceLists['every 4, 8 and 12 weeks, three surcharges, 12 homes']!;

/**
 * Every fact, many rows, and the oddest texts and largest amounts that the schemas accept: unlike anything
 * that we would write.
 */
export const oddContent = structuredClone({
  ...writtenFull,
  business: {
    ...business,
    phone: '07700 900123',
    textMessages: true,
    email: `${'j.'.repeat(28)}o@${'hill-and-daughter.'.repeat(6)}co.uk`,
    siteAddress: `https://${'w'.repeat(60)}.co.uk`,
    logo: 'logo.svg',
    accentColour: '#003366',
  },
  priceGuide: {
    ...priceGuide,
    homes: many(priceGuide.homes, (number) => ({ heading: `House ${number}` })),
    extras: many(priceGuide.extras, (number) => ({ id: `extra-${number}`, name: `No. ${number}` })),
  },
  questions: many(questions, (number) => ({ question: `Why ${number}?`, group: 'Why?' })),
  services: many(services, (number) => ({ id: `service-${number}`, title: `No. ${number}` })),
});

for (const [part, { schema }] of Object.entries(parts)) {
  const content = oddContent[part as keyof Content];
  makeOdd(content, () => schema.safeParse(content).error?.issues ?? []);
}

/** Adds sixteen copies under other names. */
function many<Row extends object>(rows: Row[], name: (number: number) => Partial<Row>): Row[] {
  const copies = [rows, rows, rows, rows].flat().slice(0, 16);
  return [...rows, ...copies.map((row, number) => ({ ...row, ...name(number) }))];
}

/** Replaces texts and amounts wherever that gives no problems. */
function makeOdd(holder: object, problems: () => { code?: string; maximum?: unknown }[]) {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value === 'object') makeOdd(value, problems);
    // Any word passes for the id of an extra.
    if (!['string', 'number'].includes(typeof value) || key === 'price') continue;
    const odd = typeof value === 'number' ? 9_999.99 : texts[(turn += 1) % texts.length]!;
    const set = (replacement: unknown) => Object.assign(holder, { [key]: replacement });
    set(odd);
    const [issue] = problems();
    if (issue?.code === 'too_big') set(String(odd).slice(0, Number(issue.maximum)).trim());
    if (problems().length > 0) set(value);
  }
}
