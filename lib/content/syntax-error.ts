const quotes =
  'text needs the same quote at both ends, on one line; text with an apostrophe needs double quotes, like "don\'t"';
const straightQuotes = 'use straight quotes, \'…\' or "…", at both ends of a text';
const comma = 'a comma is missing at the end of the entry before this';
const otherList = 'move this row inside the square brackets of the list that it belongs to';
const noBrace = 'a { is missing before this, or something after the colon before it';
export const fileEnd = 'the file must end with ]); or, if its first bracket is a {, with });';
const lookAround =
  'look for a missing quote, comma, colon or bracket in this line or the one before';

/**
 * What somebody who is not a programmer should look for. The patterns are for the line before the point
 * that cannot be read, then ¦, then what follows in its line. The first match counts.
 */
const hints: [pattern: RegExp, hint: string][] = [
  [/¦[“”‘’„«»`´]|¦(['"])(?!.*\1).*[“”‘’]/, straightQuotes],
  [/¦(['"])(?!.*\1)|['"]¦(?!\w+:)[\p{L}\d]/u, quotes],
  [
    /[£$€]¦|¦[£$€]|\d¦p\b/,
    "write an amount as a number without £ or p, like 15 or 0.50; if it is text, put it in quotes, like '£5m'",
  ],
  [/\d,\s?\d+¦|\d,¦0\d/, 'write pence after a point, like 15.50, and no commas in amounts'],
  [
    /\b20\d\d-(\d\d-)?¦|\d¦:\d|¦\d\d:|#¦|¦[#@]|https?¦:|¦0\d/,
    "put dates, times, phone numbers, colours and addresses in quotes, like '2026-12-31'",
  ],
  [/^\/¦/, 'remove the slash at the start of this line'],
  [/¦\);?$|^[\]}]¦;?$|¦$/, fileEnd],
  [/¦;/, 'put a comma in place of the semicolon'],
  [/(^|[[,:] ?)\w+ ?¦:/, noBrace],
  [/[,\]]¦\{/, otherList],
  [/(['"}\]]|\d|true|false)¦(\w+\s*:|[{['"])/, comma],
  [
    /: ?(['"]).*\1, ?(['"]).*\2¦/,
    "put square brackets around several texts, like ['One.', 'Two.']",
  ],
  [
    /(^|\[)\w+¦\w[^:'"]*['"][\],]*$/,
    'text needs a quote at each end: the first one is missing here',
  ],
  [/(^|[{,] ?)[a-z]\w*¦[^:]/i, 'a colon is missing after the first word of this entry'],
  [/[\w+]¦[\p{L}\d]/u, 'put text in quotes'],
];

/** Explains the first place in a file that the parser cannot read, given its position. */
export function syntaxError(source: string, position: number) {
  const lines = source.slice(0, position).split('\n');
  const line = lines.length;
  const column = lines.at(-1)!.length;
  const text = source.split('\n')[line - 1]!;
  const before = lines.join('\n').trim().split('\n').at(-1)!.trim();
  const place = `${before}¦${text.slice(column).trim()}`;
  const hint = hints.find(([pattern]) => pattern.test(place))?.[1] ?? lookAround;
  const isUncertain = [comma, noBrace, fileEnd, otherList, lookAround].includes(hint);
  const opening = isUncertain ? unclosedBracket(source.split('\n').slice(0, line)) : undefined;
  if (opening) {
    const message = `the ${opening.bracket} in this line (“${opening.text}”) has no ${partners[opening.bracket]}: add it after the last entry that belongs inside`;
    return { line: opening.line, message };
  }
  const message = `${text.trim() ? `cannot be read from here (“${text.trim()}”)` : 'the file ends too early'}: ${hint}`;
  return { line, message };
}

const partners: Record<string, string> = { '{': '}', '[': ']' };

/**
 * The first bracket that is not closed. Judges by indentation, since lines inside brackets are indented
 * further than the line that opens them, and the parser notices much later.
 */
function unclosedBracket(lines: string[]) {
  const open: { bracket: string; line: number; indent: number; text: string }[] = [];
  for (const [index, text] of lines.entries()) {
    const code = text.replace(/'[^']*'|"[^"]*"|\/\/.*/g, '').trim();
    const indent = text.search(/\S/);
    const innermost = open.at(-1);
    const least = /^[\]})]/.test(code) ? indent : indent - 1;
    if (code && innermost && least < innermost.indent) return innermost;
    for (const [bracket] of code.matchAll(/[[\]{}]/g)) {
      if (partners[bracket]) open.push({ bracket, line: index + 1, indent, text: text.trim() });
      // One bracket too many, or one too few in a line: there is no telling which.
      else if (partners[open.pop()?.bracket ?? ''] !== bracket) return undefined;
    }
  }
  return undefined;
}
