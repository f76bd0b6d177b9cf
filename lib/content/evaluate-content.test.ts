import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import { evaluateContent } from './evaluate-content';
import { ContentError, printProblem } from './problem';

const file = 'content/prices.ts';

const source = `import { defineContent } from '../lib/content/define-content';
import { list, text } from '../lib/content/fields';

export const prices = defineContent('content/prices.ts', list(text(40), 'words'), [
  'It works.',
]);
`;

const owner = useProject();

async function problemsOf(content: string | Buffer) {
  await writeFile(path.join(owner, file), content);
  try {
    await evaluateContent(owner, file);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

it.each([
  ['as it was', source],
  ['with Windows line ends', source.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\uFEFF${source}`],
  ['without a comma at the end of a list', source.replace("',\n]", "'\n]")],
  ['with non-breaking spaces', source.replace('  ', '\u00A0\u00A0')],
  ['with an emoji in a text', source.replace('works', 'works 💧')],
])('a file %s is accepted', async (_, content) => {
  expect(await problemsOf(content)).toEqual([]);
});

const apostrophe = 'text with an apostrophe needs double quotes around it, like "don\'t"';
const quotes =
  'text needs a quote at each end; text with an apostrophe needs double quotes, like "don\'t"';
const straight = 'use straight quotes, \'…\' or "…", around text';
const straightEnds = 'use straight quotes, \'…\' or "…", at both ends of a text';
const number = 'write an amount as a number without the £ sign, like 15 or 15.50';
const pence = 'write pence after a point, like 15.50, and no commas in amounts';
const phone =
  "put a phone number in quotes, like '07700 900123', and write an amount without a 0 in front";
const brackets = 'the brackets do not pair up here: each { needs its }, and each [ its ]';
const commaAbove = 'the entry before this line needs a comma at its end';
const commaHere = 'a comma is missing before this entry';
const wordsInQuotes = 'put text in quotes';

/** What is written on line 5, and the hint. */
const syntaxErrors: [written: string, hint: string][] = [
  ["{ name: 'It's £5 a panel.' },", apostrophe],
  ["{ name: 'Hill's Daughter', phone: '1' },", apostrophe],
  ["{ name: 'Our customers' choice' },", apostrophe],
  [
    '{ name: "The "big" one" },',
    'text with double quotes in it needs single quotes around it, like \'the "big" one\'',
  ],
  ["{ email: 'hello@example.com, phone: 1 },", quotes],
  ["{ text: 'It is\n two lines.' },", 'text must be on one line: join this line and the next'],
  ['{ name: “Hill” },', straight],
  ['{ name: ‘Hill’ },', straight],
  ["{ name: 'Hill’, phone: 1 },", straightEnds],
  ['{ price: £15 },', number],
  ['{ price: 15£ },', number],
  ['{ price: 11.50p },', 'write an amount in pounds without the p, like 0.50 or 11.50'],
  ['{ price: 50p, least: 2 },', 'write an amount in pounds without the p, like 0.50 or 11.50'],
  ['{ price: 15,50 },', pence],
  ['{ price: 1,200, least: 5 },', pence],
  ['{ price: fifteen pounds },', wordsInQuotes],
  ['{ kept: 12 months },', wordsInQuotes],
  ['{ name: Hill Cleaning },', wordsInQuotes],
  ['{ phone: 07700 900123 },', phone],
  ['{ phone: 07700900123 },', phone],
  ['{ price: 015 },', phone],
  ['{ lastChanged: 2026-03-02, a: 1 },', "put a date in quotes, like '2026-12-31'"],
  ['{ from: 08:00, to: 17:30 },', "put a time in quotes, like '08:30'"],
  ['{ accentColour: #ffd500 },', 'put the colour in quotes'],
  ["{ areas: ['a' 'b'] },", 'a comma is missing before this text'],
  [
    "{ areas: [\n    'a',\n    'b'\n    'c'] },",
    'the text before this line needs a comma at its end',
  ],
  [
    "{ answer: 'One.', 'Two.' },",
    "put square brackets around several texts, like ['One.', 'Two.']",
  ],
  ['{ a: 1,\n / b: true, },', 'remove the slash at the start of this line'],
  [
    '{ hours: [{ a: 1 }],\n    { a: 2 }, },',
    'move this row inside the square brackets of the list that it belongs to',
  ],
  ['{ site: https://www.example.com },', 'put the address in quotes'],
  ['{ email: jo@hill.co.uk },', 'put the email address in quotes'],
  ["{ name: 'Hill'\n    phone: 1 },", commaAbove],
  ["{ name: 'Hill' phone: 1 },", commaHere],
  ["{ name: 'a' } { name: 'b' },", commaHere],
  ["{ name: 'Hill',, phone: 1 },", 'there is one comma too many'],
  ['{ name: , phone: 1 },', 'the value after the colon is missing'],
  ['{ phone: },', 'the value after the colon is missing'],
  ["{ name 'Hill' },", 'a colon is missing before this value'],
  ["{ name = 'Hill' },", 'use a colon instead of the ='],
  ["{ name: 'Hill'; phone: 1 },", 'use a comma instead of the semicolon'],
  ["{ houses: ['a', 'b' },", brackets],
  ["{ name: 'Hill' }},", brackets],
  [
    "{ name: \u200B'Hill' },",
    'there is an invisible character here: delete this line and type it again',
  ],
  ["{ path: 'C:\\users' },", 'remove the backslash \\'],
  [
    '/* { name: 1 },',
    'everything after /* is ignored up to the next */, which is missing: add it or remove the /*',
  ],
  [
    '<<<<<<< HEAD',
    'two versions of this file are mixed here: keep one, and remove the lines of <<<<, ==== and >>>>',
  ],
  [
    '{ name: 💧 },',
    'look for a missing quote, comma, colon or bracket in this line or the one before',
  ],
];

it.each(syntaxErrors)('%s: %s', async (written, hint) => {
  const problems = await problemsOf(source.replace("'It works.',", written));
  expect(problems.map(({ message }) => message.replace(/^cannot be read .*”\): /, ''))).toEqual([
    hint,
  ]);
});

it('a syntax error is reported with its line and the text of it', async () => {
  const problems = await problemsOf(source.replace("'It works.'", '{ roof: "£5", price: £15 }'));
  expect(problems.map(printProblem)).toEqual([
    `content/prices.ts, line 5: cannot be read from here (“{ roof: "£5", price: £15 },”): ${number}`,
  ]);
  expect(problems[0]).toMatchObject({ line: 5, column: 24 });
});

it('a deleted closing bracket is reported where it is missing', async () => {
  expect((await problemsOf(source.replace(']);', ');'))).map(printProblem)).toEqual([
    `content/prices.ts, line 6: cannot be read from here (“);”): ${brackets}`,
  ]);
});

it.each([
  ["    { name: 'a',\n    { name: 'b' },", 6, "the { in this line (“{ name: 'a',”) has no }"],
  [
    "    {\n      name: 'a',\n    {\n      name: 'b',\n    },",
    6,
    'the { in this line (“{”) has no }',
  ],
  ["    house: {\n      name: 'a',\n    roof: 'b',", 6, 'the { in this line (“house: {”) has no }'],
  [
    "    houses: ['a', 'b',\n    roof: 'b',",
    6,
    "the [ in this line (“houses: ['a', 'b',”) has no ]",
  ],
])('%s: a bracket that is not closed is reported where it opens', async (written, line, told) => {
  const problems = await problemsOf(source.replace("'It works.',", `{\n${written}\n  },`));
  expect(problems.map(printProblem)).toEqual([
    `content/prices.ts, line ${line}: ${told}: add it after the last entry that belongs inside`,
  ]);
});

it.each([
  ['in the same brackets', source.replace(']);', "], ['It does not.']);"), 6],
  ['below', `${source}['It does not.'];`, 7],
])('an entry after the list, %s, is refused', async (_, content, line) => {
  expect((await problemsOf(content)).map(printProblem)).toEqual([
    `content/prices.ts, line ${line}: this stands after the last bracket of the content, so no page would show it: move it inside the square brackets`,
  ]);
});

const noValue =
  'is on its own: write a colon and a value after it, or put it in quotes if it is text';
const noQuotes = 'has no quotes: put text in quotes, and write amounts in digits';

it.each([
  ["['fourteen', fifteen]", `fifteen ${noValue}`],
  ['[fifteen]', `fifteen ${noQuotes}`],
  ['{ price: fifteen }', `fifteen ${noQuotes}`],
  ['{ own: True }', 'True is not known: write true, in small letters'],
  ['{ own: no }', 'no is not known: write false, in small letters'],
  ['{ phone }', `phone ${noValue}`],
])('%s: %s', async (written, told) => {
  const problems = await problemsOf(source.replace("'It works.'", written));
  expect(problems.map(printProblem)).toEqual([`content/prices.ts, line 5: ${told}`]);
});

const importLines = 'the lines that begin with “import” must stay as they were';

it.each([
  [
    'a deleted import',
    source.replace(/^.*\n/, ''),
    `, line 3: defineContent is not known: ${importLines}`,
  ],
  [
    'an import of something else',
    source.replace('/fields', '/field'),
    `, line 2: cannot be read from here (“import { list, text } from '../lib/content/field';”): ${importLines}`,
  ],
  [
    'a repeated field',
    source.replace("'It works.'", '{ price: 5, price: 6 }'),
    ', line 5: price appears twice in the same brackets: remove one',
  ],
  [
    'UTF-16',
    Buffer.from(`\uFEFF${source}`, 'utf16le'),
    ': the file was saved in an encoding that loses characters like £: save it again as UTF-8',
  ],
  [
    "Windows' own encoding",
    Buffer.from(source.replace('works', '£5'), 'latin1'),
    ': the file was saved in an encoding that loses characters like £: save it again as UTF-8',
  ],
])('%s is reported', async (_, content, told) => {
  expect((await problemsOf(content)).map(printProblem)).toEqual([`${file}${told}`]);
});

it('a missing file, or a folder in its place, is reported', async () => {
  await rm(path.join(owner, file), { force: true });
  await expect(evaluateContent(owner, file)).rejects.toThrow(
    'content/prices.ts: the file is missing: put it back',
  );
  await mkdir(path.join(owner, file));
  await expect(evaluateContent(owner, file)).rejects.toThrow(
    'content/prices.ts: the file cannot be opened (EISDIR): put the original file back',
  );
  await rm(path.join(owner, file), { recursive: true });
});
