import { expect, test } from 'vitest';
import { parseDocument } from './parse-document';
import { printProblem } from './problem';

const start = 'import { defineContent } from "../lib/content/define-content";\n\n';

function problemsOf(source: string): string[] {
  return parseDocument('content/business.ts', 'business', source).problems.map(printProblem);
}

const unbalanced =
  'usually a quote, comma or bracket is missing or there is one too many; text, times and amounts with signs stand in quotes, and quotation marks inside a text are “these”';
const bare =
  'cannot be read: text, dates, times, phone numbers and amounts with signs stand in quotes, lists in square brackets';
const sign =
  'outside a pair of straight quotes: text, and amounts with signs, stand in straight quotes, like "£15"';
const noField = 'is no field: write a word, a colon and a value';

test.each([
  {
    write: 'name: "Hill"\n // Rings at home.\n phone: "020 7946 0123",',
    says: [
      `line 5: cannot be read where “phone: "020 7946 0123",” follows “name: "Hill"”: ${unbalanced}`,
    ],
  },
  {
    write: 'name: "Hill’s Windows,\n whatsApp: true,',
    says: [
      'line 3: “name: "Hill’s Windows,” has a text without a quote at its end: put a " there; a text stays on one line, with quotation marks inside it as “these”',
    ],
  },
  {
    write: 'name: “Hill”,\n email: "jo’s,',
    says: [`line 3: “name: “Hill”,” has “ and ” ${sign}`],
  },
  {
    write: 'rows: [\n { a: £15, b: 16 },\n { a: 15, b: “16” },\n { a: "roof “of glass”" },\n ],',
    says: [
      `line 4: “{ a: £15, b: 16 },” has £ ${sign}`,
      `line 5: “{ a: 15, b: “16” },” has “ and ” ${sign}`,
    ],
  },
  {
    write: 'from: 08:00, to: "17:30"',
    says: [`line 3: cannot be read at or before “from: 08:00, to: "17:30"”: ${unbalanced}`],
  },
  {
    write: 'name: "Hill \\012",',
    says: [`line 3: cannot be read at or before “name: "Hill \\012",”: ${unbalanced}`],
  },
  {
    write: 'name: Hill,\n mobile: +447712345678,',
    says: [`line 3: “Hill” ${bare}`, `line 4: “+447712345678” ${bare}`],
  },
  { write: 'validUntil: 2027-12-31,', says: [`line 3: “2027-12-31” ${bare}`] },
  { write: 'a: 012,', says: [`line 3: “012” ${bare}`] },
  { write: 'a: 1e1,', says: [`line 3: “1e1” ${bare}`] },
  {
    write: 'areas: ["York",, "YO21"],',
    says: ['line 3: “["York",, "YO21"]” has two commas with nothing between them: remove one'],
  },
  { write: 'whatsApp = true,', says: [`line 3: “whatsApp = true” ${noField}`] },
  { write: 'whatsApp,', says: [`line 3: “whatsApp” ${noField}`] },
  { write: '["whatsApp"]: true,', says: [`line 3: “["whatsApp"]: true” ${noField}`] },
  { write: 'whatsApp() {},', says: [`line 3: “whatsApp() {}” ${noField}`] },
  { write: '...phone,', says: [`line 3: “...phone” ${noField}`] },
  {
    write: 'phone: "020 7946 0123",\n whatsApp: true, phone: "07712 345678",',
    says: ['line 4: “phone” is in line 3 already, in the same brackets: keep one'],
  },
  {
    write: 'rows: [\n {\n id: "a",\n price: 5,\n id: "b",\n },\n ],',
    says: [
      'line 7: “id” is in line 5 already, in the same brackets: keep one, or write }, { before it if the next row begins here',
    ],
  },
])('$write is refused', ({ write, says }) => {
  const source = `${start.trim()}\ndefineContent("business", {\n ${write}\n});\n`;
  expect(problemsOf(source)).toEqual(says.map((sentence) => `content/business.ts, ${sentence}`));
});

test.each([
  'defineContent("business", {});',
  `${start}defineContent("busines", {});`,
  `${start}define\nContent("business", {});`,
])('a file must begin with its import and its part, not with %j', (source) => {
  expect(problemsOf(source)).toEqual([
    'content/business.ts, line 1: “import { defineContent } from "../lib/content/define-content";” and “defineContent("business",” must stand before the content, and nothing else: put them back',
  ]);
});

const outside = 'stands outside the content, so no page would show it: move it in, or remove it';

test.each([
  {
    write: '[\n], { file: "van.jpg" });',
    says: [`line 4: “{ file: "van.jpg" }” ${outside}`],
  },
  {
    write: `[\n]);\n${start}defineContent("business", []);`,
    says: [
      `line 5: “${start.trim()}” ${outside}`,
      `line 7: “defineContent("business", []);” ${outside}`,
    ],
  },
])('text after the content is refused: $write', ({ write, says }) => {
  expect(problemsOf(`${start}defineContent("business", ${write}\n`)).toEqual(
    says.map((sentence) => `content/business.ts, ${sentence}`),
  );
});

test('a file without its last bracket cannot be read', () => {
  expect(problemsOf(`${start}defineContent("business", {\n  name: "Hill",\n`)).toEqual([
    `content/business.ts, line 4: cannot be read at or before “name: "Hill",”: ${unbalanced}`,
  ]);
});
