import { expect, test } from 'vitest';
import { parseDocument } from './parse-document';
import { printProblem } from './problem';

const start = 'import { defineContent } from "../lib/content/define-content";\n\n';

function problemsOf(source: string): string[] {
  return parseDocument('content/business.ts', 'business', source).problems.map(printProblem);
}

test('a syntax error is reported in one sentence, with the lines around it', () => {
  const slips = ['  name: "Hill"\n  // Rings.\n  phone: "1",\n});', '  name: "Hill",'];
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
      x Expected \`}\` but found \`EOF\`
       ,-[content/business.ts:5:1]
     4 |   name: "Hill",
       \`----"
  `);
});

test('code other than fields and values is refused, all of it at once', () => {
  const written = `{
    name: Hill,
    mobile: +447712345678,
    validUntil: 2027-12-31,
    a: 5n,
    b: 011,
    c: .5, d: 11.,
    areas: ["York",, "YO21"],
    whatsApp,
    ["whatsApp"]: true,
    whatsApp() {},
    ...phone,
    rows: [{ id: "a", price: 5, id: "b" }],
    phone: "020 7946 0123",
    whatsApp: true, phone: "07712 345678",
  }, { file: "van.jpg" });
  ${start}defineContent("business", [])`;
  expect(problemsOf(`${start}defineContent("business", ${written}`).join('\n'))
    .toMatchInlineSnapshot(`
    "content/business.ts, line 18: “{ file: "van.jpg" }” is outside the content, so no page would show it: move it inside, or remove it
    content/business.ts, line 19: “import { defineContent } from "../lib/content/define-content";” is outside the content, so no page would show it: move it inside, or remove it
    content/business.ts, line 21: “defineContent("business", [])” is outside the content, so no page would show it: move it inside, or remove it
    content/business.ts, line 4: “Hill” can't be read. Put text, dates, times, phone numbers and amounts with £ in quotes, and lists in square brackets
    content/business.ts, line 5: “+447712345678” can't be read. Put text, dates, times, phone numbers and amounts with £ in quotes, and lists in square brackets
    content/business.ts, line 6: “2027-12-31” can't be read. Put text, dates, times, phone numbers and amounts with £ in quotes, and lists in square brackets
    content/business.ts, line 7: “5n” can't be read. Put text, dates, times, phone numbers and amounts with £ in quotes, and lists in square brackets
    content/business.ts, line 8: “011” can't be read: write 11, or put it in quotes if it isn't an amount
    content/business.ts, line 9: “.5” can't be read: write 0.5, or put it in quotes if it isn't an amount
    content/business.ts, line 9: “11.” can't be read: write 11, or put it in quotes if it isn't an amount
    content/business.ts, line 10: “["York",, "YO21"]” has a comma with nothing before it: remove that comma
    content/business.ts, line 11: “whatsApp” isn't a field: write a word, a colon and a value
    content/business.ts, line 12: “["whatsApp"]: true” isn't a field: write a word, a colon and a value
    content/business.ts, line 13: “whatsApp() {}” isn't a field: write a word, a colon and a value
    content/business.ts, line 14: “...phone” isn't a field: write a word, a colon and a value
    content/business.ts, line 15: “id” is already on line 15, in the same brackets: delete one, or write }, { before this one if a new row starts here
    content/business.ts, line 17: “phone” is already on line 16, in the same brackets: delete one"
  `);
  const [assigned] = problemsOf(`${start}defineContent("business", {whatsApp = true})`);
  expect(assigned).toContain("“whatsApp = true” isn't a field");
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
