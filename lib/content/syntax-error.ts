/** A slip where reading stops: its pattern, the correction to try, and what to do about it, with $1 and so on too. */
type Slip = [pattern: RegExp, correction: string | undefined, hint: string];

const quotes =
  'text needs straight double quotes at both ends, on one line, like "don\'t"; inside them, write quotation marks as “these”';
const amounts =
  'write an amount as one number, like 15 or 15.50, without £, p or comma, and any other text in quotes, like "£5m"';

const withComma = (amount: string) => `a price has no comma, and no £: write ${amount}`;

/** How a file has to end. */
export const fileEnd = 'the file must end with ]); or, if its first bracket is a {, with });';

export const bracketTooMany = 'remove this bracket, or add what it closes before it';

const colon = 'a colon is missing after the first word of this entry';

/** Stands in place of a value that cannot be told. */
export const unknownValue = '$unknown';

/**
 * What somebody who is not a programmer gets wrong. The patterns are for the line in which reading stops, with the
 * line before it if nothing but a word comes first; ¦ is the place. Which one it is shows by its correction: the one
 * after which most can be read, or else the first that fits.
 */
const slips: Slip[] = [
  [/((?:^|\n)\s*)¦?#¦?/, '$1//¦', 'write two slashes, //, in place of # to hide this line'],
  [/((?:^|\n)\s*)¦?\/¦?(?![/*])/, '$1¦', 'remove the slash at the start of this line'],
  [
    /\](,?\s*)¦(\{[^\n]*\}),?/,
    ', $2]$1¦',
    'the row after this belongs inside these square brackets: move it there',
  ],
  [/,(\s*)¦,/, ',$1¦', 'remove one of the two commas'],
  [/(['"\]}\d])\.(\s*\w*\s*)¦/, '$1,$2¦', 'write a comma, not a full stop, between two entries'],
  [/¦;/, ',¦', 'write a comma in place of the semicolon'],
  [
    /(["'}\]\d]|\b(?:true|false))(\s*)¦(?=["'{[]|\w+\s*:)/,
    '$1,$2¦',
    'a comma is missing between this entry and the next',
  ],
  [
    /((?:^|[{,\n])\s*)(\w+)¦(-[\w-]+):/,
    '$1"$2$3"¦:',
    'the word before a colon has no hyphen: write it as content/README.md does',
  ],
  [/((?:^|[{,\n])\s*[a-z]\w*\s*)¦=/i, '$1:¦', 'write a colon in place of ='],
  [/((?:^|[{,\n])\s*[a-z]\w*)(\s+)¦(?=["'\d[{]|true\b|false\b)/i, '$1:$2¦', colon],
  [
    /: ?((["'])[^"'\n]*\2(?:, ?(["'])[^"'\n]*\3)+)\s?¦/,
    ': [$1]¦',
    'put square brackets around several texts, like ["One.", "Two."]',
  ],
  [/¦[“”‘’„«»´]([^“”„«»"\n]*?)[“”‘’«»´"']?(\s*(?:[,\]}]|$))/, '"$1"¦$2', quotes],
  [/¦["']([^"'\n]*?)[’”]?([\s,\]}]*)$/, '"$1"¦$2', quotes],
  [/"([^"\n]*?)(, ?\w+: ?)"¦/, '"$1"$2"¦', quotes],
  [/(['"])([^'"\n]*)\1¦(?!\s?\w+\s*:)([^'"\n]*)['"](?=\s*(?:[,\]}]|$))/, '"$2’$3"¦', quotes],
  [/(['"])([^'"\n]*)\1¦([\p{L}\d][^'"\n]*)['"]([^'"\n]*)['"](?=\s*[,\]}])/u, '"$2’$3’$4"¦', quotes],
  [/([:[,]\s*)([\p{L}\d][^:,'"\n]*)¦([^'"\n]*)['"]/u, '$1"$2$3"¦', quotes],
  [
    /([:[,]\s*)¦?[£$€]?(\d+), ?¦?(\d\d?)¦?(?!\d)/,
    `$1${unknownValue}¦`,
    withComma('$2.$3, or $2$3'),
  ],
  [/([:[,]\s*)¦?[£$€]?(\d+), ?¦?(\d+)¦?/, `$1${unknownValue}¦`, withComma('$2$3')],
  [/([:[,]\s*)([\d.]*)¦([£$€p%][^\s,\]}]*)/, '$1"$2$3"¦', amounts],
  [/([:[,]\s*)\d[\d.]* ?¦[–—] ?[\d.]+/, `$1${unknownValue}¦`, amounts],
  [
    /([:[,]\s*)¦(0\d[\d ]*)(?![\d:-])/,
    '$1"$2"¦',
    'put a phone number in quotes, and write an amount without a 0 in front',
  ],
  [
    /([:[,]\s*)([^:,'"[\]{}\n]*)¦((?=[\p{L}\d#@+./:-])[^,;\]}'"\n]+)/u,
    '$1"$2$3"¦',
    'put text, dates, times, phone numbers, colours and addresses in quotes, like "2026-12-31"',
  ],
  [/((?:^|[[,:\n])\s*)(\w+\s*)¦:/, '$1{ $2¦:', 'a { is missing before this'],
  [/:(\s*)(\w+\s*)¦:/, `: ${unknownValue},$1$2¦:`, 'something is missing after the colon'],
  [/:(\s*)¦([,}])/, `: ${unknownValue}$1¦$2`, 'something is missing after the colon'],
  [/¦(\);?)?$/, ']¦);', fileEnd],
  [/¦(\);?)?$/, '}¦);', fileEnd],
  [/¦[\]})],?/, '¦', bracketTooMany],
  [/((?:^|[{,\n])\s*[a-z]\w*)\s*¦(?!:)/i, undefined, colon],
  [
    /./,
    undefined,
    'look for a missing quote, comma, colon or bracket in this line or the one before',
  ],
];

/** What is wrong in a line, and another text to go on with; without one, nothing helps. */
export type Correction = {
  line: number;
  hint: string;
  text: string | undefined;
  isCertain: boolean;
};

/**
 * Explains the place at which a text cannot be read any further. Goes on with the correction where it is certain, or
 * else without the value, line or row. `stopOf` says where reading a text stops, `Infinity` if it does not.
 */
export function explain(
  text: string,
  position: number,
  stopOf: (text: string) => number,
  isFirst = true,
): Correction {
  const lineStart = text.lastIndexOf('\n', position - 1) + 1;
  const isFirstWord = /^\s*\w*\s*$/.test(text.slice(lineStart, position));
  const start = isFirstWord ? text.slice(0, lineStart).trimEnd().lastIndexOf('\n') + 1 : lineStart;
  const end = `${text}\n`.indexOf('\n', position);
  const place = `${text.slice(start, position)}¦${text.slice(position, end)}`;
  const inPlace = (other: string) =>
    text.slice(0, start) + other.replace('¦', '') + text.slice(end);

  const fitting = slips.flatMap(([pattern, correction, hint]) => {
    const found = pattern.exec(place);
    if (!found) return [];
    return { pattern, correction, hint: hint.replace(/\$(\d)/g, (_, group) => found[group]!) };
  });
  const corrected = fitting.flatMap(({ pattern, correction, hint }) => {
    if (correction === undefined) return [];
    const other = inPlace(place.replace(pattern, correction));
    return { text: other, hint, line: lineAt(text, firstDifference(text, other)) };
  });
  const here = { line: lineAt(text, position), hint: fitting[0]!.hint };
  const valueUnknown = place.replace(/(:\s*)[^:{[\n]*¦[^,\]}\n]*/, `$1${unknownValue}¦`);
  const shortened = [inPlace(valueUnknown), ...blocksAround(text, position)];

  // How much is left to read, since a correction may be longer or shorter.
  const left = (other: string) => other.length - stopOf(other);
  const readsOn = ({ text: other }: { text: string }): boolean => {
    const stop = stopOf(other);
    const next = other.slice(position - text.length + other.length, stop);
    if (left(other) >= text.length - position) return false;
    // With another entry at least, or up to a slip that is clear.
    return /[,:]|\);?\s*$/.test(next) || (isFirst && explain(other, stop, stopOf, false).isCertain);
  };
  const best = <One extends { text: string }>(others: One[]) =>
    others.filter(readsOn).sort((one, other) => left(one.text) - left(other.text))[0];
  const certain = best([...conflict(text), ...unclosed(text, position), ...corrected]);
  if (certain) return { ...certain, isCertain: true };
  return {
    ...here,
    text: best(shortened.map((other) => ({ text: other })))?.text,
    isCertain: false,
  };
}

export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

/** The text without the line at a position, without the row around it, and without what is around that. */
function blocksAround(text: string, position: number): string[] {
  const lines = text.split('\n');
  const indent = (line = '') => line.search(/\S|$/);
  const at = lineAt(text, position) - 1;
  const ranges = [[at, at]];
  for (let [first, last] = [at, at]; indent(lines[first]) > 0;) {
    const inner = indent(lines[first]);
    while (first > 0 && !(lines[first]!.trim() && indent(lines[first]) < inner)) first -= 1;
    while (last < lines.length - 1 && !(lines[last]!.trim() && indent(lines[last]) < inner))
      last += 1;
    if (indent(lines[first]) > 0) ranges.push([first, last]);
  }
  return ranges.map(([first = 0, last = 0]) =>
    lines
      .map((line, index) => (index < first || index > last ? line : ' '.repeat(line.length)))
      .join('\n'),
  );
}

/** Without the second version of lines that were changed in two places at once. */
function conflict(text: string) {
  const parts = /^<{7}.*\n([^]*?)^={7}\n[^]*?^>{7}.*$/m.exec(text);
  if (!parts) return [];
  const [whole, first = ''] = parts;
  const blank = whole.replace(/[^\n]/g, '');
  const kept = `\n${first}${blank.slice(first.split('\n').length)}`;
  const hint =
    'these lines are here in two versions: keep one, and remove the other and the lines that begin with <<<<<<<, ======= and >>>>>>>';
  return [{ text: text.replace(whole, () => kept), hint, line: lineAt(text, parts.index) }];
}

const partners: Record<string, string> = { '{': '}', '[': ']' };

/** With the bracket that is not closed before a position closed after the lines that are indented further. */
function unclosed(text: string, position: number) {
  const lines = text.split('\n');
  const opening = unclosedBracket(lines.slice(0, lineAt(text, position)));
  if (!opening) return [];
  const { bracket, line, indent } = opening;
  const outside = lines.findIndex(
    (one, index) => index >= line && /\S/.test(one) && one.search(/\S/) <= indent,
  );
  const last = (outside < 0 ? lines.length : outside) - 1;
  const closed = lines.map((one, index) => (index === last ? `${one}${partners[bracket]},` : one));
  const hint = `the ${bracket} in this line has no ${partners[bracket]}: add it after the last entry that belongs inside`;
  return [{ text: closed.join('\n'), line, hint }];
}

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
