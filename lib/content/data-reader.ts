import type { Rule } from './cross-check';

/** The line in which each value begins, by its path as text, such as `priceGuide,extras,1,name`. */
export type Lines = Map<string, number>;

/** A place where the data is not written as it has to be. */
export type Slip = { line: number; hint: string };

/** How a file has to end. */
export const fileEnd = 'the file must end with ]); or, if its first bracket is a {, with });';

const outside =
  'this stands after the last bracket of the content, so no page would show it: move it inside';
const twice = 'the content is here twice: keep one, and remove the other';
const nextRow = 'write }, { before this, where the next row begins';
const pastedInside =
  'this stands inside another row: move it, from { to }, below the }, of that row';
const tooMany = 'remove this bracket, or add what it closes before it';
const misquoted =
  'text needs straight double quotes at both ends, on one line, like "don\'t"; inside them, write quotation marks as “these”';

const partners: Record<string, string> = { '{': '}', '[': ']', '(': ')' };

/** What may follow a text, with or without the comma that it needs. */
const next = String.raw`(?=\.?\s*(?:[,;\]})[{\n]|$|["'“‘]\w|[\w-]+\s*:))`;
const texts = [
  String.raw`"((?:[^"\\\n]|\\.)*)"${next}`,
  String.raw`'((?:[^'\\\n]|\\.)*)'${next}`,
  '`((?:[^`\\\\$]|\\\\[^])*)`',
].map((pattern) => new RegExp(pattern, 'y'));

const quote = '["\'“”‘’„«»´`]';
/** Texts whose quotes are wrong: up to the next field of the line, the last quotes of the text, or the line's end. */
const misquotedTexts = [
  String.raw`${quote}([^"“”„«»\n]*?)(?<!['’])(?=,\s*[\w-]+\s*:\s*["'“‘[{\d])`,
  String.raw`${quote}+((?:[^\n]|\n(?!\s*(?:[\w-]+\s*[:=]|[\]})[{"'“‘])))*?)${quote}+(?=\s*(?:,\s*(?:[\w-]+\s*:|["'“‘{[]|\n)|[\]};]|\n|$))`,
  String.raw`${quote}+([^\n]*?)(?=[\s,;\]}]*(?:\n|$))`,
].map((pattern) => new RegExp(pattern, 'y'));

/** Text without quotes: in a list up to a comma, among fields up to the next field. */
const bareEntry = /[^,;[\](){}\n]+/y;
const bareField =
  /(?!,)[^;[\]{}\n]+?(?=\s*(?:[;[\]{}\n]|$|,\s*(?:[,\]}\n"'“‘]|[\w-]+\s*[:=]))|\.?\s+[\w-]+\s*:)/y;

/**
 * Reads plain data in the form of TypeScript: texts, numbers, true, false, lists and groups of fields. Whatever else
 * it meets is a slip, and is read as what it can only mean, or else left out. Brackets that do not match are judged
 * `byIndentation`, since lines inside brackets are indented further than the line that opens them.
 */
class DataReader {
  readonly lines: Lines = new Map();
  readonly slips: Slip[] = [];
  /** What is wrong with single values. */
  readonly rules: Rule[] = [];
  /** Paths, as text, of values that cannot be read; `,*` follows the path of brackets of which a part cannot. */
  readonly gaps = new Set<string>();
  private readonly open: { bracket: string; position: number }[] = [];

  constructor(
    private readonly text: string,
    private position: number,
    private readonly byIndentation: boolean,
  ) {}

  value(path: PropertyKey[], bare = bareField): unknown {
    this.consume(/\s*/y);
    this.lines.set(String(path), lineAt(this.text, this.position));
    if (this.isNext(/\(/y)) this.slip('write square brackets, [ and ], in place of round ones');
    if (this.isNext(/[[(]/y)) {
      const entries: unknown[] = [];
      this.inside(path, this.consume(/[[(]/y), () => {
        entries.push(this.value([...path, entries.length], bareEntry));
        return true;
      });
      return entries;
    }
    if (this.isNext(/\{|[A-Za-z][\w-]*\s*:(?!\/\/|\d)/y)) {
      const fields: Record<string, unknown> = {};
      const bracket = this.consume(/\{/y);
      if (!bracket && this.slips.at(-1)?.hint !== nextRow) this.slip('a { is missing before this');
      this.inside(path, bracket, () => this.field(path, fields), fields);
      return fields;
    }
    for (const pattern of texts) {
      const text = this.consume(pattern, 1);
      if (text !== undefined) return unescaped(text);
    }
    if (!this.isNext(new RegExp(quote, 'y'))) return this.bareValue(path, bare);
    this.slip(misquoted);
    const text = misquotedTexts.map((pattern) => this.consume(pattern, 1)).find(Boolean) ?? '';
    // It may be two texts.
    if (/, ?["“]/.test(text)) this.gaps.add(String(path));
    return text;
  }

  /** What follows the outermost bracket. */
  end(): void {
    const rest = this.consume(/[\s,;)]*/y);
    if (this.isNext(/[^]*defineContent\(/y)) this.slip(twice);
    else if (this.position < this.text.length) this.slip(outside);
    else if (!rest?.includes(')') && this.slips.at(-1)?.hint !== fileEnd) this.slip(fileEnd);
  }

  /** What is between two brackets, with the `fields` read so far. An entry is false if no comma has to follow it. */
  private inside(path: PropertyKey[], bracket = '', entry: () => boolean, fields = {}): void {
    const closing = partners[bracket || '{']!;
    const position = this.position - 1;
    this.open.push({ bracket: bracket || '{', position });
    const unclosed = `the ${bracket} in this line has no ${closing}: add it after the last entry that belongs inside`;
    for (;;) {
      this.consume(/\s*/y);
      const isEnd = this.isNext(closing === ')' ? /$/y : /\)\s*(?:;|\n|$)|$/y);
      const isOfOther = this.open.some((one) => this.text[this.position] === partners[one.bracket]);
      const isOwn = this.text[this.position] === closing && this.isLast();
      if (isOwn && this.consume(/[\]})]/y)) break;
      const isNextRow = this.isRowLike(path, fields, '');
      if (
        isEnd ||
        isNextRow ||
        (bracket && this.isOutside()) ||
        (isOfOther && this.text[this.position] !== closing)
      ) {
        if (this.open.length === 1) this.slip(fileEnd);
        else if (isNextRow) this.slip(nextRow);
        else if (bracket) this.slip(unclosed, lineAt(this.text, position));
        // The comma after the last entry is the one after the bracket.
        this.position = this.text.slice(0, this.position).search(/[\s,]*$/);
        break;
      }
      if (this.isNext(/[\]}]/y)) {
        this.slip(tooMany);
        this.consume(/[\]}]\s*\)?;?,?/y);
        continue;
      }
      const start = this.position;
      if (this.isNext(/[#/<]/y)) this.leaveOutLine(path);
      else if (entry()) this.separator();
      // Whatever it is, the rest can be read without it.
      if (this.position === start) this.consume(/[^]/y);
    }
    this.open.pop();
  }

  private field(path: PropertyKey[], fields: Record<string, unknown>): boolean {
    const name =
      this.consume(/(["']?)(\w[\w-]*(?: [\w-]+)*)\1(?=\s*[:=;])/y, 2) ??
      this.consume(/\w+(?: \w+)*?(?=\s*(?:[,}\n]|$)|\s+(?:["'“‘\d[{]|true\b|false\b))/y);
    if (name === undefined) return this.unnamed(path, fields);
    const place = [...path, name];
    if (Object.hasOwn(fields, name)) {
      this.rules.push([place, 'appears twice in the same brackets: remove one']);
    }
    this.lines.set(String(place), lineAt(this.text, this.position));
    const separator = this.consume(/\s*[:=;]/y)?.trim();
    if (separator === undefined && this.isNext(/\s*(?:[,}\n]|$)/y)) {
      this.rules.push([place, 'is on its own: write a colon and a value after it']);
      this.gaps.add(String(place));
      return true;
    }
    if (separator === undefined) this.slip('a colon is missing after the first word of this entry');
    else if (separator !== ':') this.slip(`write a colon in place of ${separator}`);
    const following = this.position + this.text.slice(this.position).search(/\S|$/);
    const isFollowed = this.isNext(/[^\S\n]*\n\s*(?:[\w-]+\s*:|[\]}])/y);
    if (isFollowed && this.indent(following) <= this.indent(this.position)) {
      this.nothing(place);
      return false;
    }
    fields[name] = this.value(place);
    return true;
  }

  /** A value without a name and a colon, which may belong to the field before it. */
  private unnamed(path: PropertyKey[], fields: Record<string, unknown>): boolean {
    const previous = Object.keys(fields).at(-1) ?? '*';
    const before = fields[previous];
    const isText = this.isNext(/["'“‘]/y);
    const isRow = this.isNext(/\{/y) && typeof before === 'object';
    if (this.isRowLike(path, fields, '\\{\\s*')) return this.leaveOutLine(path, pastedInside);
    if (!isText && !isRow) return this.leaveOutLine(path);
    const misplaced = 'this row belongs inside the square brackets before it: move it there';
    if (isText) this.slip('put square brackets around several texts, like ["One.", "Two."]');
    else if (Array.isArray(before)) this.slip(misplaced);
    else this.slip('a [ is missing before this', this.lines.get(String([...path, previous])));
    const entries: unknown[] = [before ?? []].flat();
    do entries.push(this.value([...path, previous, entries.length]));
    while (this.consume(/\s*,\s*(?=[{"'“‘])/y));
    if (!Array.isArray(before)) this.consume(/\s*,?\s*\]/y);
    if (before === undefined) this.gaps.add(String(path));
    else fields[previous] = entries;
    return true;
  }

  private separator(): void {
    const line = lineAt(this.text, this.position);
    const sign = this.consume(/\s*[,;](?:\s*,)*|\.(?=\s)/y)?.trim();
    if (sign === ',' || (!sign && this.isNext(/\s*(?:[\]})]|$)/y))) return;
    if (!sign && this.consume(/\s*/y) && this.isOutside()) return;
    const hint =
      (sign === ';' && 'write a comma in place of the semicolon') ||
      (sign === '.' && 'write a comma, not a full stop, between two entries') ||
      (sign && 'remove one of the two commas') ||
      (lineAt(this.text, this.position) > line
        ? 'a comma is missing after the last entry of this line'
        : `a comma is missing before “${/^[^\s,\]}]+/.exec(this.text.slice(this.position))}”`);
    this.slip(hint, line);
  }

  private bareValue(path: PropertyKey[], pattern: RegExp): unknown {
    const written = (
      this.consume(/[£$€]?\d+, ?\d+(?:\.\d+)?(?![\w:-])/y) ??
      this.consume(pattern) ??
      ''
    ).trim();
    if (/^(true|false|null)$/.test(written)) return JSON.parse(written);
    if (/^-?(0|[1-9][\d_]*)(\.\d*)?$/.test(written)) return Number(written.replaceAll('_', ''));
    if (written === '') return this.nothing(path);
    const text = written.replace(/["'“”‘’]+$/, '');
    const remedy = /^(true|yes|false|no)$/i.test(written)
      ? 'write true or false, in small letters'
      : `write "${text}", in quotes`;
    this.rules.push([path, `is ${written}, which cannot be read: ${remedy}`]);
    return text;
  }

  private nothing(path: PropertyKey[]): undefined {
    if (path.length > 1) this.slip('something is missing after the colon');
    this.gaps.add(String(path));
  }

  private leaveOutLine(path: PropertyKey[], hint?: string): false {
    this.slip(
      hint ||
        (this.isNext(/#/y) && 'write two slashes, //, in place of # to hide this line') ||
        (this.isNext(/\//y) && 'remove the slash at the start of this line') ||
        (this.isNext(/</y) && 'remove this line, which looks like code of a web page') ||
        (this.isNext(/[{[]/y) && 'a word and a colon are missing before this bracket') ||
        'look for a missing quote, comma, colon or bracket in this line or the one before',
    );
    if (this.consume(/\//y)) return false;
    this.gaps.add(`${path},*`);
    if (this.isNext(/[{[]/y)) this.value([...path, '*']);
    this.consume(/[^\n]+/y);
    return false;
  }

  /** Whether what follows begins, perhaps with a bracket, like the row whose fields have been read so far. */
  private isRowLike(path: PropertyKey[], fields: object, bracket: string): boolean {
    const [first, second] = Object.keys(fields);
    if (typeof path.at(-1) !== 'number' || !second) return false;
    return this.isNext(new RegExp(`${bracket}${first}\\s*:`, 'y'));
  }

  /** Whether a line is indented as one after the innermost bracket. */
  private isOutside(): boolean {
    const { position } = this.open.at(-1)!;
    const before = this.text.slice(lineStart(this.text, this.position), this.position);
    if (!this.byIndentation || /\S/.test(before) || this.isNext(/[\]}]/y)) return false;
    // Rows may stand below the first one's list: [{ … },
    if (this.isNext(/\{/y) && this.text.startsWith('[{', position)) return false;
    return this.indent(this.position) <= this.indent(position);
  }

  /** Whether a bracket closes the outermost one for good, or an inner one. */
  private isLast(): boolean {
    const isEnd = this.isNext(/.\s*,?\s*\)\s*;?\s*(?:$|import\b|defineContent\()/y);
    if (isEnd || this.open.length > 1) return true;
    return !this.text.slice(this.position + 1).includes(this.text[this.position]!);
  }

  private indent(position: number): number {
    return this.text.slice(lineStart(this.text, position)).search(/[^ \t]|$/);
  }

  private slip(hint: string, line = lineAt(this.text, this.position)): void {
    this.slips.push({ line, hint });
  }

  private isNext(pattern: RegExp): boolean {
    pattern.lastIndex = this.position;
    return pattern.test(this.text);
  }

  /** Moves past what matches, and returns it or a group of it. */
  private consume(pattern: RegExp, group = 0): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text);
    this.position += found?.[0].length ?? 0;
    return found?.[group];
  }
}

/** Reads the data that begins at a position; judges brackets by indentation unless that leaves more slips. */
export function readData(text: string, start: number, part: string) {
  const [asWritten, byIndentation] = [false, true].map((judge) => {
    const reader = new DataReader(text, start, judge);
    const value = reader.value([part]);
    reader.end();
    const { lines, slips, rules, gaps } = reader;
    return { value, lines, slips, rules, gaps };
  });
  return byIndentation!.slips.length <= asWritten!.slips.length ? byIndentation! : asWritten!;
}

export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function lineStart(text: string, position: number): number {
  return text.lastIndexOf('\n', position - 1) + 1;
}

/** What the code of a text means. */
function unescaped(code: string): string {
  return code.replace(/\\(?:u([\dA-Fa-f]{4})|([^]))/g, (_, digits, sign) => {
    if (digits) return String.fromCharCode(Number.parseInt(digits, 16));
    return /[nrt]/.test(sign) ? ' ' : sign;
  });
}
