import { parseSync, type ESTree } from 'rolldown/utils';
import type { Problem } from './problem';

/** A file of data that could be read: what is written in it, and where. */
export type Document = {
  file: string;
  value: unknown;
  /** The line, from one, in which each value begins, by its path as text, such as `extras,1,name`. */
  lines: Map<string, number>;
};

const importLine = 'import { defineContent } from "../lib/content/define-content"';

/** Signs that JavaScript knows only inside texts and comments. */
const strangeSigns = /[£€“”„‘’«»´–—…•]/g;

const inQuotes =
  'text, dates, times, phone numbers and amounts with signs stand in quotes, lists in square brackets';

const twice =
  'appears twice in the same brackets: remove one or, if the next row begins here, write }, { before it';

const textOrComment = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`|\/\/.*|\/\*[^]*?\*\//g;

/**
 * Reads the data that a file passes to `defineContent` under the name of its part. Nothing is run: the file is
 * parsed, and may hold nothing but texts, numbers, true, false, lists and groups of fields. Of a file that the
 * parser cannot follow, only the first place is known.
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
    refuse(node, `cannot be read: ${inQuotes}`);
  }

  function readFields(node: ESTree.ObjectExpression, path: PropertyKey[]): object {
    const fields = new Map<string, unknown>();
    for (const field of node.properties) {
      const name = field.type === 'Property' ? nameOf(field) : undefined;
      if (name === undefined || field.type !== 'Property') {
        refuse(field, 'is no field: write a word, a colon and a value');
      } else if (fields.has(name)) {
        refuse(field, twice);
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
  if (problems.length === 0 && errors.length > 0) {
    problems.push(...slips(source, errors[0]!.labels[0]?.start ?? source.length, file));
  }
  return problems.length > 0 ? { problems } : { document: { file, value, lines }, problems };
}

/** Where a text cannot be parsed: every line with a sign that stands outside quotes, or else the line of the error. */
function slips(source: string, position: number, file: string): Problem[] {
  const written = source.split('\n');
  const bare = source.replace(textOrComment, (all) => all.replace(/[^\n]/g, ' ')).split('\n');
  const strange = bare.flatMap((code, index): Problem[] => {
    const signs = [...new Set(code.match(strangeSigns))].join(' and ');
    const message = `“${written[index]!.trim()}” has ${signs} outside a pair of straight quotes: text, and amounts with signs, stand in straight quotes, like "£15"`;
    return signs ? [{ file, line: index + 1, message }] : [];
  });
  if (strange.length > 0) return strange;
  const before = source
    .slice(0, position + 1)
    .trimEnd()
    .split('\n');
  const message = `cannot be read at or before “${written[before.length - 1]!.trim()}”: usually a quote, comma or bracket is missing; text, times and amounts with signs stand in quotes`;
  return [{ file, line: before.length, message }];
}

/** Whether a node is a number as people write it: 0x1F, 012, 1e3 and 5n are none. */
function isNumber(node: ESTree.Node): node is ESTree.NumericLiteral {
  return node.type === 'Literal' && /^(0|[1-9]\d*)(\.\d+)?$/.test(node.raw ?? '');
}

/** The name of a field that has one, as in `name: value` and `"name": value`. */
function nameOf({ key, computed, method, shorthand }: ESTree.ObjectProperty): string | undefined {
  if (computed || method || shorthand) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
