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

// lib/publish/owner-edits.test.ts has the commonest slips, in whole files.
test.each([
  {
    write: 'name: “Hill”,\n email: "jo’s,',
    says: [`line 3: “name: “Hill”,” has “ and ” ${sign}`],
  },
  {
    write: 'from: 08:00, to: "17:30"',
    says: [`line 3: cannot be read at or before “from: 08:00, to: "17:30"”: ${unbalanced}`],
  },
  {
    write: 'callsBack true,',
    says: [`line 3: cannot be read at or before “callsBack true,”: ${unbalanced}`],
  },
  {
    write: 'name: "Hill \\012",',
    says: [`line 3: cannot be read at or before “name: "Hill \\012",”: ${unbalanced}`],
  },
  {
    write: 'row: {\n id: "roof",\n {\n id: "patio",\n },\n },',
    says: [`line 5: cannot be read where “{” follows “id: "roof",”: ${unbalanced}`],
  },
  {
    write: 'rows: [\n {\n file: "a.jpg",\n { file: "b.jpg" },\n ],',
    says: [
      `line 6: cannot be read where “{ file: "b.jpg" },” follows “file: "a.jpg",”: ${unbalanced}`,
    ],
  },
  {
    write: 'name: Hill,\n callsBack: yes,',
    says: [`line 3: “Hill” ${bare}`, `line 4: “yes” ${bare}`],
  },
  { write: 'validUntil: 2027-12-31,', says: [`line 3: “2027-12-31” ${bare}`] },
  { write: 'areas: ("York", "Whitby"),', says: [`line 3: “("York", "Whitby")” ${bare}`] },
  { write: 'areas: ["York", ...others],', says: [`line 3: “...others” ${bare}`] },
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

test('a second argument after the content is refused', () => {
  const source = `${start}defineContent("business", [\n], { file: "van.jpg" });\n`;
  expect(problemsOf(source)).toEqual([
    'content/business.ts, line 4: “{ file: "van.jpg" }” stands outside the content, so no page would show it: move it in, or remove it',
  ]);
});
