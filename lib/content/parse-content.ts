import { parseExpressionAt, type Expression, type Property, type SpreadElement } from 'acorn';
import type { Rule } from './cross-check';
import type { Problem } from './problem';
import {
  bracketTooMany,
  explain,
  fileEnd,
  lineAt,
  unknownValue,
  type Correction,
} from './syntax-error';

/** The line in which each value begins, by its path as text, such as `priceGuide,extras,1,name`. */
export type Lines = Map<string, number>;

/** What can be read of a file, and what cannot. */
export type ParsedContent = {
  /** Undefined if nothing can be read. */
  value: unknown;
  lines: Lines;
  problems: Problem[];
  /** What is wrong with single values. */
  rules: Rule[];
  /** Paths, as text, of values that cannot be read, and, with `,*`, of brackets from which something is left out. */
  gaps: Set<string>;
};

/**
 * Reads what a file passes to `defineContent` as `business`, say. Reads past whatever is no plain data, and whatever
 * else was changed in the file, so that all mistakes are told at once.
 */
export function parseContent(file: string, part: string, source: string): ParsedContent {
  const plain = withoutComments(source);
  const { start, message } = beforeContent(part, plain);
  const { content, text, corrections } = readThrough(start, plain);
  const written = source.split('\n');
  const problems = message ? [{ file, line: 1, message }] : [];
  for (const { line, hint } of corrections) {
    const quote = written[line - 1]!.trim();
    const place = quote ? `cannot be read from here (“${quote}”)` : 'the file ends too early';
    problems.push({ file, line, message: `${place}: ${hint}` });
  }
  const kept = text.split('\n');
  const leftOut = plain.split('\n').flatMap((line, index) => {
    return line.trim() && !kept[index]?.trim() ? index + 1 : [];
  });
  const each = new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem]));
  return { problems: [...each.values()], ...dataOf(content, part, text, leftOut) };
}

/** The value of plain data, what else stands in it, and the brackets from which lines are left out. */
function dataOf(content: Expression | undefined, part: string, text: string, leftOut: number[]) {
  const lines: Lines = new Map();
  const rules: Rule[] = [];
  const gaps = new Set(content ? [] : [part]);
  const brackets: { first: number; last: number; path: string }[] = [];

  function read(node: Expression | SpreadElement, path: PropertyKey[]): unknown {
    const { start, end } = node.loc!;
    const written = text.slice(node.start, node.end);
    lines.set(String(path), start.line);
    if (node.type === 'ArrayExpression' || node.type === 'ObjectExpression') {
      brackets.push({ first: start.line, last: end.line, path: String(path) });
    }
    if (node.type === 'ArrayExpression') {
      const entries = node.elements.filter((entry) => entry !== null);
      const tooMany = 'has a comma too many between its square brackets: remove it';
      rules.push([path, entries.length < node.elements.length && tooMany]);
      return entries.map((entry, index) => read(entry, [...path, index]));
    }
    if (node.type === 'ObjectExpression') {
      const fields = node.properties.map((property) => {
        const name = fieldName(property);
        const place = [...path, name ?? text.slice(property.start, property.end)];
        if (name !== undefined) {
          rules.push([
            place,
            lines.has(String(place)) && 'appears twice in the same brackets: remove one',
          ]);
          return [name, read((property as Property).value, place)];
        }
        lines.set(String(place), property.loc!.start.line);
        gaps.add(String(place));
        rules.push([place, 'is on its own: write a colon and a value after it']);
        return [];
      });
      return Object.fromEntries(fields.filter(([name]) => name !== undefined));
    }
    const isKnown = !written.includes(unknownValue);
    if (node.type === 'Literal' && isKnown && /^['"\d]|^(true|false|null)$/.test(written)) {
      return node.value;
    }
    if (node.type === 'TemplateLiteral' && node.quasis.length === 1) {
      return node.quasis[0]!.value.cooked;
    }
    // A negative number is read too: the schema of its field says what it must be.
    if (/^-\d+(\.\d+)?$/.test(written)) return Number(written);
    const isText = /^[\w.-]+$/.test(written);
    const remedy = [
      /^(true|yes|false|no)$/i.test(written) && 'write true or false, in small letters',
      isText && `write "${written}", in quotes`,
      'put text in quotes, write an amount as one number, and put a comma between entries',
    ].find(Boolean);
    rules.push([path, isKnown && `is ${written}, which cannot be read: ${remedy}`]);
    if (isText) return written;
    gaps.add(String(path));
    return undefined;
  }

  const value = content && read(content, [part]);
  for (const line of leftOut) {
    const around = brackets.findLast(({ first, last }) => first <= line && line <= last);
    gaps.add(`${around?.path ?? part},*`);
  }
  return { value, lines, rules, gaps };
}

function fieldName(property: Property | SpreadElement): string | undefined {
  if (property.type !== 'Property' || property.shorthand || property.computed) return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : undefined;
}

const importLine = 'import { defineContent } from "../lib/content/define-content";';

/** Where the content begins, and what is wrong if anything but what belongs there stands before it. */
function beforeContent(part: string, text: string): { start: number; message?: string } {
  const callLine = `defineContent("${part}",`;
  const [head] = /^[^]*?defineContent\([^,]*,/.exec(text) ?? /^(import.*)?[^[{]*/.exec(text)!;
  if (compact(head) === compact(`${importLine} ${callLine}`)) return { start: head.length };
  const message = `“${importLine}” and “${callLine}” must stand before the content, and nothing else: put them back`;
  return { start: head.length, message };
}

/** Reads the content that begins at a position, with whatever corrections that takes. */
function readThrough(start: number, source: string) {
  const corrections: Pick<Correction, 'line' | 'hint'>[] = [];
  for (let text = source; ;) {
    const { content, stop } = readFrom(start, text);
    if (stop === Infinity) return { content, text, corrections };
    const correction = content
      ? afterEnd(text, start, content, stop)
      : explain(text, stop, (other) => readFrom(start, other).stop);
    corrections.push(correction);
    if (correction.text === undefined) return { content: undefined, text: '', corrections };
    text = correction.text;
  }
}

/** The content that begins at a position, and where reading it stops: `Infinity` if nothing follows it. */
function readFrom(start: number, text: string): { content?: Expression; stop: number } {
  try {
    const read = parseExpressionAt(text, start, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
    });
    // With a comma, what follows the content is read as a part of it.
    const content = read.type === 'SequenceExpression' ? read.expressions[0]! : read;
    const rest = text.slice(content.end);
    const isEnd = /^,?\)$/.test(compact(rest));
    return { content, stop: isEnd ? Infinity : content.end + rest.search(/[^\s;,)]|$/) };
  } catch (error) {
    return { stop: (error as { pos: number }).pos };
  }
}

const outside =
  'this stands after the last bracket of the content, so no page would show it: move it inside';

/** What to do about what follows the last bracket, which may be one too many further up. */
function afterEnd(text: string, start: number, content: Expression, stop: number) {
  const opened = `${text.slice(0, content.end - 1)} ${text.slice(content.end)}`;
  const stopOf = (other: string) => readFrom(start, other).stop;
  const next = stopOf(opened);
  if (next === Infinity || (next > stop && explain(opened, next, stopOf).hint !== fileEnd)) {
    return { text: opened, line: lineAt(text, content.end - 1), hint: bracketTooMany };
  }
  const hint = stop < text.length ? outside : fileEnd;
  return { text: `${text.slice(0, content.end)});`, line: lineAt(text, stop), hint };
}

/** Code as it would be without semicolons and the spaces that it does not need. */
function compact(code: string): string {
  return code
    .replaceAll('"', "'")
    .replace(/[\s;]+/g, ' ')
    .replace(/ ?([{}(),=]) ?/g, '$1')
    .trim();
}

/** The text with spaces in place of comments. */
function withoutComments(source: string): string {
  const textOrComment = /("[^"\n]*"|'[^'\n]*')|(?<!:)\/\/.*/g;
  return source.replace(textOrComment, (all, text) => text ?? ' '.repeat(all.length));
}
