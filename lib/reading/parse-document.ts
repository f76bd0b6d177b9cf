import { parseSync, type ESTree, type ParseResult } from 'rolldown/utils';
import { currencySign } from '../terms/currency';
import type { Problem } from './problem';

/** A content file that has been parsed: what is written in it, and where. */
export type Document = {
  file: string;
  value: unknown;
  /** The line (from 1) on which each value begins, by its path as text, such as `extras,1,name`. */
  lines: Map<string, number>;
};

type ParseError = ParseResult['errors'][number];

const importLine = 'import { defineContent } from "../lib/content/define-content"';

/** Characters that JavaScript allows only inside strings and comments. */
const onlyInStrings = /[£€“”„‘’«»´–—…•]/g;

const inQuotes =
  'text, dates, times, phone numbers and amounts with signs stand in quotes, lists in square brackets';

const textOrComment = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`|\/\/.*|\/\*[^]*?\*\//g;

/**
 * Reads the data that a file passes to `defineContent`, whose first argument must be `part`. The file is parsed,
 * never run, and may hold only literals, arrays and objects. The parser stops at the first syntax error, so only
 * that one is reported.
 */
export function parseDocument(
  file: string,
  part: string,
  source: string,
): { document?: Document; problems: Problem[] } {
  const problems: Problem[] = [];
  const lines: Document['lines'] = new Map();
  const { program, errors } = parseSync(file, source, { showSemanticErrors: true });

  const codeOf = ({ start, end }: ESTree.Span) => source.slice(start, end);
  const lineAt = (position: number) => source.slice(0, position).split('\n').length;
  const refuse = (node: ESTree.Span, message: string) => {
    const [code] = codeOf(node).split('\n');
    problems.push({ file, line: lineAt(node.start), message: `“${code}” ${message}` });
  };

  function read(node: ESTree.Node, path: PropertyKey[]): unknown {
    lines.set(String(path), lineAt(node.start));
    switch (node.type) {
      case 'ArrayExpression':
        return node.elements.map((element, index) =>
          element
            ? read(element, [...path, index])
            : refuse(node, 'has two commas with nothing between them: remove one'),
        );
      case 'ObjectExpression':
        return readFields(node, path);
      case 'UnaryExpression':
        if (node.operator === '-' && isNumber(node.argument)) return -node.argument.value;
        break;
      case 'TemplateLiteral':
        if (node.expressions.length === 0) return node.quasis[0]?.value.cooked;
        break;
      case 'Literal':
        if (isNumber(node) || ['string', 'boolean'].includes(typeof node.value)) return node.value;
        if (node.raw === 'null') return null;
    }
    return refuse(node, `cannot be read: ${inQuotes}`);
  }

  function readFields(node: ESTree.ObjectExpression, path: PropertyKey[]): object {
    const fields = new Map<string, unknown>();
    for (const field of node.properties) {
      const name = field.type === 'Property' ? nameOf(field) : undefined;
      if (name === undefined || field.type !== 'Property') {
        refuse(field, 'is no field: write a word, a colon and a value');
      } else if (fields.has(name)) {
        const isRow = typeof path.at(-1) === 'number';
        const nextRow = isRow ? ', or write }, { before it if the next row begins here' : '';
        const line = lines.get(String([...path, name]));
        refuse(field.key, `is in line ${line} already, in the same brackets: keep one${nextRow}`);
        break;
      } else {
        fields.set(name, read(field.value, [...path, name]));
      }
    }
    return Object.fromEntries(fields);
  }

  function readProgram([first, second, ...others]: ESTree.Program['body']): unknown {
    const call = second?.type === 'ExpressionStatement' ? second.expression : undefined;
    const isCall = call?.type === 'CallExpression' && codeOf(call.callee) === 'defineContent';
    const [name, data, ...rest] = isCall ? call.arguments : [];
    const isImport = first && codeOf(first).replaceAll("'", '"').replace(/;$/, '') === importLine;
    if (!isImport || name?.type !== 'Literal' || name.value !== part || !data) {
      const message = `“${importLine};” and “defineContent("${part}",” must stand before the content, and nothing else: put them back`;
      problems.push({ file, line: 1, message });
      return undefined;
    }
    for (const other of [...rest, ...others.filter(({ type }) => type !== 'EmptyStatement')]) {
      refuse(
        other,
        'stands outside the content, so no page would show it: move it in, or remove it',
      );
    }
    return read(data, []);
  }

  const isComplete = errors.length === 0 || program.body.length > 0;
  const value = isComplete ? readProgram(program.body) : undefined;
  if (problems.length === 0 && errors.length > 0)
    problems.push(...syntaxProblems(file, source, errors[0]!));
  return problems.length > 0 ? { problems } : { document: { file, value, lines }, problems };
}

/**
 * What to tell the owner about a file that cannot be parsed: where a string is not closed; or else each line with a
 * character such as £ outside quotes; or else where the parser stopped.
 */
function syntaxProblems(file: string, source: string, error: ParseError): Problem[] {
  const written = source.split('\n').map((line) => line.trim());
  const blank = (all: string) => all.replace(/[^\n]/g, ' ');
  const code = source.replace(textOrComment, (all) => (/^[/]/.test(all) ? blank(all) : all));
  const bare = source.replace(textOrComment, blank);
  const start = error.labels[0]?.start ?? source.length;
  const line = source
    .slice(0, start + 1)
    .trimEnd()
    .split('\n').length;
  if (error.message.startsWith('Unterminated string')) {
    const message = `“${written[line - 1]}” has a text without a quote at its end: put a " there; a text stays on one line, with quotation marks inside it as “these”`;
    return [{ file, line, message }];
  }
  const strange = bare.split('\n').flatMap((code, index): Problem[] => {
    // A quote that is left over was never closed, and the character may be in the string that it opens.
    const signs = /["'`]/.test(code) ? [] : [...new Set(code.match(onlyInStrings))];
    const message = `“${written[index]}” has ${signs.join(' and ')} outside a pair of straight quotes: text, and amounts with signs, stand in straight quotes, like "${currencySign}15"`;
    return signs.length > 0 ? [{ file, line: index + 1, message }] : [];
  });
  if (strange.length > 0) return strange;
  // An error at the start of a line usually means that the code before it lacks a comma or a bracket.
  const before = code.slice(0, start).trimEnd().split('\n').length;
  const place =
    before < line
      ? `where “${written[line - 1]}” follows “${written[before - 1]}”`
      : `at or before “${written[line - 1]}”`;
  const message = `cannot be read ${place}: usually a quote, comma or bracket is missing or there is one too many; text, times and amounts with signs stand in quotes, and quotation marks inside a text are “these”`;
  return [{ file, line, message }];
}

/** Whether a node is a number as people write it, not 0x1F, 012, 1e3 or 5n. */
function isNumber(node: ESTree.Node): node is ESTree.NumericLiteral {
  return node.type === 'Literal' && /^(0|[1-9]\d*)(\.\d+)?$/.test(node.raw ?? '');
}

/** The name in `name: value` or `"name": value`; undefined for any other kind of property. */
function nameOf({ key, computed, method, shorthand }: ESTree.ObjectProperty): string | undefined {
  if (computed || method || shorthand) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
