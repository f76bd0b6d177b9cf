type Hint = [pattern: RegExp, hint: string];

/** What is wrong with a whole line, by its beginning. */
const lineSlips: Hint[] = [
  [
    /^(<{7}|={7}|>{7})/,
    'these lines are here in two versions: keep one, and remove the other and the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
  [/^#/, 'write two slashes, //, in place of # to hide this line'],
  [/^\/[^/*]/, 'remove the slash at the start of this line'],
];

/**
 * What somebody who is not a programmer should look for. The patterns are for the line before the point
 * that cannot be read, then ¦, then what follows in its line. The first match counts.
 */
const slips: Hint[] = [
  [
    /¦[“”‘’„«»`´]|¦(['"])(?!.*\1)|['"]¦(?!\w+:)[\p{L}\d]|(^|\[)\w+¦\w[^:'"]*['"][\],]*$/u,
    'text needs straight double quotes at both ends, on one line, like "don\'t"; inside them, write quotation marks as “these”',
  ],
  [
    /[£$€]¦|¦[£$€]|\d¦p\b|\d,\s?\d+¦|\d,¦0\d|\d ?¦[–—]|¦0\d{1,4}(\.\d+)?([,} ]*$|, ?\w+:)/,
    'write an amount as one number without £, p, comma or leading 0, like 15 or 15.50; if it is text, put it in quotes, like "£5m"',
  ],
  [
    /: ?(['"]).*\1, ?(['"]).*\2¦/,
    'put square brackets around several texts, like ["One.", "Two."]',
  ],
  [/,¦,/, 'remove one of the two commas'],
  [/['"\]}\d]\. ?(\w+ ?¦:|¦\w+ ?:)/, 'write a comma, not a full stop, between two entries'],
  [/(^|[{,] ?)[a-z]\w*¦[^:]/i, 'a colon is missing after the first word of this entry'],
  [
    /[\w+]¦(?!\w+\s*:)[\p{L}\d]|\d¦:\d|#¦|¦[#@]|https?¦:|¦0\d|\b20\d\d-(\d\d-)?¦/u,
    'put text, dates, times, phone numbers, colours and addresses in quotes, like "2026-12-31"',
  ],
];

export const fileEnd = 'the file must end with ]); or, if its first bracket is a {, with });';

/** What may as well come from a bracket that is not closed. */
const guesses: Hint[] = [
  [/¦\);?$|^[\]}]¦;?$|¦$/, fileEnd],
  [/(^|[[,:] ?)\w+ ?¦:/, 'a { is missing before this, or something after the colon before it'],
  [/¦[\]})]/, 'remove this bracket, or add what it closes before it'],
  [/[,\]]¦\{/, 'move this row inside the square brackets of the list that it belongs to'],
  [
    /(['"}\]]|\d|true|false)¦(\w+\s*:|[{['";])/,
    'a comma is missing here or at the end of the entry before this',
  ],
  [/./, 'look for a missing quote, comma, colon or bracket in this line or the one before'],
];

/** Explains the first place in a file that the parser cannot read, given its position. */
export function syntaxError(source: string, position: number) {
  const all = source.split('\n');
  const lines = source.slice(0, position).split('\n');
  const line = lines.length;
  const text = all[line - 1]!;
  // A full stop that stands in place of a comma goes on with the line before.
  const code = lines.join('\n').replace(/(?<=['"\]}\d])\.\s*\n\s*/g, '. ');
  const before = code.trim().split('\n').at(-1)!.trim();
  const place = `${before}¦${text.slice(lines.at(-1)!.length).trim()}`;
  const isHere = ([pattern]: Hint) => pattern.test(place);
  const slip = lineSlips.find(([start]) => start.test(text.trim())) ?? slips.find(isHere);
  const opening = slip ? undefined : unclosedBracket(all.slice(0, line));
  if (opening) {
    const message = `the ${opening.bracket} in this line (“${opening.text}”) has no ${partners[opening.bracket]}: add it after the last entry that belongs inside`;
    return { line: opening.line, message };
  }
  const [, hint] = slip ?? guesses.find(isHere)!;
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
    // A line that is not indented although a bracket ends the line before it was typed without any indentation.
    const isFlat = innermost?.line === index && /[[{]$/.test(innermost.text);
    if (code && innermost && least < innermost.indent) return isFlat ? undefined : innermost;
    for (const [bracket] of code.matchAll(/[[\]{}]/g)) {
      if (partners[bracket]) open.push({ bracket, line: index + 1, indent, text: text.trim() });
      // One bracket too many, or one too few in a line: there is no telling which.
      else if (partners[open.pop()?.bracket ?? ''] !== bracket) return undefined;
    }
  }
  return undefined;
}
