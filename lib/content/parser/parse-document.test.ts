import { expect, test } from 'vitest';
import { parseDocument } from './parse-document';
import { printProblem } from './problem';

const start = 'import { defineContent } from "../lib/content/define-content";\n\n';

function problemsOf(source: string): string[] {
  return parseDocument('content/business.ts', 'business', source).problems.map(printProblem);
}

test('a syntax error is reported in one sentence, with the lines around it', () => {
  const slips = [
    '  name: "Hill"\n  // Rings.\n  phone: "1",\n});',
    '  name: “Hill”,',
    '  name: "Hill",',
    '  a: "\\012"\n});',
  ];
  const printed = slips.flatMap((slip) =>
    problemsOf(`${start}defineContent("business", {\n${slip}\n`),
  );
  expect(printed.join('\n')).toMatchInlineSnapshot(`
    "content/business.ts, line 6: can't be read at or just before this point: a comma, a bracket or a straight quote ("like this") is missing, or there is one too many. Put times, and amounts with £, in straight quotes
      x Expected \`,\` or \`}\` but found \`Identifier\`
       ,-[content/business.ts:6:3]
     2 | 
     3 | defineContent("business", {
       :                           |
       :                           \`-- Opened here
     4 |   name: "Hill"
     5 |   // Rings.
     6 |   phone: "1",
       :   ^^|^^
       :     \`-- \`,\` or \`}\` expected
     7 | });
       \`----
    content/business.ts, line 4: can't be read at or just before this point: a comma, a bracket or a straight quote ("like this") is missing, or there is one too many. Put times, and amounts with £, in straight quotes
      x Invalid Character \`“\`
       ,-[content/business.ts:4:9]
     3 | defineContent("business", {
     4 |   name: “Hill”,
       :         ^
       \`----
    content/business.ts, line 4: can't be read at or just before this point: a comma, a bracket or a straight quote ("like this") is missing, or there is one too many. Put times, and amounts with £, in straight quotes
      x Expected \`}\` but found \`EOF\`
       ,-[content/business.ts:5:1]
     4 |   name: "Hill",
       \`----
    content/business.ts, line 4: can't be read at or just before this point: a comma, a bracket or a straight quote ("like this") is missing, or there is one too many. Put times, and amounts with £, in straight quotes
      x '0'-prefixed octal literals and octal escape sequences are deprecated
       ,-[content/business.ts:4:6]
     3 | defineContent("business", {
     4 |   a: "\\012"
       :      ^^^^^^
     5 | });
       \`----"
  `);
});

const bare =
  "can't be read. Put text, dates, times, phone numbers and amounts with £ in quotes, and lists in square brackets";
const amount = (number: number) =>
  `can't be read: write ${number}, or put it in quotes if it isn't an amount`;
const noField = "isn't a field: write a word, a colon and a value";

test.each([
  {
    write: 'name: Hill,\n mobile: +447712345678,',
    says: [`line 3: “Hill” ${bare}`, `line 4: “+447712345678” ${bare}`],
  },
  { write: 'validUntil: 2027-12-31,', says: [`line 3: “2027-12-31” ${bare}`] },
  { write: 'a: 5n,', says: [`line 3: “5n” ${bare}`] },
  { write: 'a: 011,', says: [`line 3: “011” ${amount(11)}`] },
  {
    write: 'a: .5,\n b: 11.,',
    says: [`line 3: “.5” ${amount(0.5)}`, `line 4: “11.” ${amount(11)}`],
  },
  {
    write: 'areas: ["York",, "YO21"],',
    says: ['line 3: “["York",, "YO21"]” has a comma with nothing before it: remove that comma'],
  },
  { write: 'whatsApp = true,', says: [`line 3: “whatsApp = true” ${noField}`] },
  { write: 'whatsApp,', says: [`line 3: “whatsApp” ${noField}`] },
  { write: '["whatsApp"]: true,', says: [`line 3: “["whatsApp"]: true” ${noField}`] },
  { write: 'whatsApp() {},', says: [`line 3: “whatsApp() {}” ${noField}`] },
  { write: '...phone,', says: [`line 3: “...phone” ${noField}`] },
  {
    write: 'phone: "020 7946 0123",\n whatsApp: true, phone: "07712 345678",',
    says: ['line 4: “phone” is already on line 3, in the same brackets: delete one'],
  },
  {
    write: 'rows: [\n {\n id: "a",\n price: 5,\n id: "b",\n },\n ],',
    says: [
      'line 7: “id” is already on line 5, in the same brackets: delete one, or write }, { before this one if a new row starts here',
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
    'content/business.ts, line 1: the file must start with these two lines and nothing else: “import { defineContent } from "../lib/content/define-content";” and “defineContent("business",”. Put them back',
  ]);
});

const outside = 'is outside the content, so no page would show it: move it inside, or remove it';

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
