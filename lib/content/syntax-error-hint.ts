/** Where the compiler stopped, and its message. */
interface SyntaxErrorPlace {
  /** E.g. `Expected "}" but found "s"`. */
  error: string;
  /** The text of the line before and after that point. */
  before: string;
  after: string;
  nextLine: string;
}

/** For the lines that an owner never edits. */
export const importLines = 'the lines that begin with “import” must stay as they were';

/** Guesses what somebody who is not a programmer should look for. */
export function syntaxErrorHint(place: SyntaxErrorPlace): string {
  return hints.find(([matches]) => matches(place))?.[1] ?? lookAround;
}

const lookAround =
  'look for a missing quote, comma, colon or bracket in this line or the one before';
const moveRow = 'move this row inside the square brackets of the list that it belongs to';
const commaAbove = 'the entry before this line needs a comma at its end';
const brackets = 'the brackets do not pair up here: each { needs its }, and each [ its ]';

/** Hints that are likely to be wrong if a bracket further up is not closed. */
export const hintsIfAllIsClosed = [lookAround, moveRow, commaAbove, brackets];

/** The first match counts, so the certain ones come before the likely ones. */
const hints: [matches: (place: SyntaxErrorPlace) => boolean, hint: string][] = [
  [({ error }) => error.startsWith('Could not resolve'), importLines],
  [
    ({ before, after }) => /^(<{4,}|={4,}|>{4,})/.test(before.trim() + after),
    'two versions of this file are mixed here: keep one, and remove the lines of <<<<, ==== and >>>>',
  ],
  [
    ({ error }) => error.includes('multi-line comment'),
    'everything after /* is ignored up to the next */, which is missing: add it or remove the /*',
  ],
  [
    ({ before, after }) => /^\/(?![/*])/.test((before + after).trim()),
    'remove the slash at the start of this line',
  ],
  [
    ({ error }) => /Unexpected "[“”‘’„«»`´]"/.test(error),
    'use straight quotes, \'…\' or "…", around text',
  ],
  [
    ({ error }) => /Unexpected "\\u/.test(error),
    'there is an invisible character here: delete this line and type it again',
  ],
  [
    ({ before }) => /[:,]\s*20\d\d-\d{0,2}-?\d{0,2}\s*$/.test(before),
    "put a date in quotes, like '2026-12-31'",
  ],
  [
    ({ before, after }) => /:\s*\d\d?$/.test(before) && /^:\d\d/.test(after),
    "put a time in quotes, like '08:30'",
  ],
  [({ before }) => /:\s*#[\da-z]*,?\s*$/i.test(before), 'put the colour in quotes'],
  [
    ({ error, before, after }) =>
      error.startsWith('Legacy octal') || (/[:,]\s*0\d+\s+$/.test(before) && /^\d/.test(after)),
    "put a phone number in quotes, like '07700 900123', and write an amount without a 0 in front",
  ],
  [
    ({ before, after }) => /'\s*$/.test(before) && isWord(after),
    'text with an apostrophe needs double quotes around it, like "don\'t"',
  ],
  [
    ({ before, after }) => /"\s*$/.test(before) && isWord(after),
    'text with double quotes in it needs single quotes around it, like \'the "big" one\'',
  ],
  [
    ({ before, after }) => /[£$€]\s*$/.test(before) || /^[£$€]/.test(after),
    'write an amount as a number without the £ sign, like 15 or 15.50',
  ],
  [
    ({ before, after }) => /\d\s*$/.test(before) && /^p\b/i.test(after),
    'write an amount in pounds without the p, like 0.50 or 11.50',
  ],
  [
    ({ error, before, after }) =>
      error.startsWith('Expected ":"') && /\d,\s*\d+\s*$/.test(before) && /^[,}\s]/.test(after),
    'write pence after a point, like 15.50, and no commas in amounts',
  ],
  [
    ({ before, after }) => /[:,]\s*https?$/i.test(before) && after.startsWith('://'),
    'put the address in quotes',
  ],
  [({ after }) => after.startsWith('@'), 'put the email address in quotes'],
  [
    ({ before, after }) => /\\\w*$/.test(before) || after.startsWith('\\'),
    'remove the backslash \\',
  ],
  [
    ({ error, before }) => error.startsWith('Unterminated string') && /[“”‘’]/.test(before),
    'use straight quotes, \'…\' or "…", at both ends of a text',
  ],
  [
    ({ error, nextLine }) =>
      error.startsWith('Unterminated string') && /^[^'"]*['"][\s,}\]]*$/.test(nextLine),
    'text must be on one line: join this line and the next',
  ],
  [
    ({ error }) => error.startsWith('Unterminated string'),
    'text needs a quote at each end; text with an apostrophe needs double quotes, like "don\'t"',
  ],
  [
    ({ before, after }) => /,\s*$/.test(before) && after.startsWith(','),
    'there is one comma too many',
  ],
  [
    ({ before, after }) => /:\s*$/.test(before) && /^[,}]/.test(after),
    'the value after the colon is missing',
  ],
  [({ after }) => after.startsWith(';'), 'use a comma instead of the semicolon'],
  [({ after }) => after.startsWith('='), 'use a colon instead of the ='],
  [
    ({ before, after }) => /\w\s+$/.test(before) && /^['"{[]/.test(after),
    'a colon is missing before this value',
  ],
  [({ error, after }) => error.startsWith('Expected identifier') && after.startsWith('{'), moveRow],
  [({ before, after }) => before.trim() === '' && isEntry(after), commaAbove],
  [
    ({ before, after }) => /['"\d}\]]\s*$/.test(before) && isEntry(after),
    'a comma is missing before this entry',
  ],
  [
    ({ before, after }) => before.trim() === '' && /^['"]/.test(after),
    'the text before this line needs a comma at its end',
  ],
  [
    ({ before, after }) => /['"]\s+$/.test(before) && /^['"]/.test(after),
    'a comma is missing before this text',
  ],
  [
    ({ error, before }) =>
      error.startsWith('Expected ":"') && /:\s*(['"]).*\1,\s*(['"]).*\2\s*$/.test(before),
    "put square brackets around several texts, like ['One.', 'Two.']",
  ],
  [({ before, after }) => /[\w£]\s*$/.test(before) && isWord(after), 'put text in quotes'],
  [({ after }) => /^[)}\]]/.test(after), brackets],
];

function isWord(after: string): boolean {
  return /^[\p{L}\d]/u.test(after) && !isEntry(after);
}

function isEntry(after: string): boolean {
  return /^\w+\s*:|^[{[]/.test(after);
}
