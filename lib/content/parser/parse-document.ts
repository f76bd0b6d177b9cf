import { parseSync, type ESTree } from 'rolldown/utils';
import { currencySign } from '../currency';
import type { Document, Problem } from './problem';

const importLine = 'import { defineContent } from "../lib/content/define-content"';

const slip = `can't be read at or just before this point: a comma, a bracket or a straight quote ("like this") is missing, or there is one too many. Put times, and amounts with ${currencySign}, in straight quotes`;

const inQuotes = `Put text, dates, times, phone numbers and amounts with ${currencySign} in quotes, and lists in square brackets`;

/**
 * Reads the data that a file passes to `defineContent`, whose first argument must be `part`. The file is parsed,
 * never run, and may contain only literals, arrays and objects. The parser stops at the first syntax error, so only
 * that error is reported.
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
            : refuse(node, 'has a comma with nothing before it: remove that comma'),
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
    // Such as 011, .5 or 11.
    const number = node.type === 'Literal' ? Number(node.raw) : NaN;
    const advice = `: write ${number}, or put it in quotes if it isn't an amount`;
    return refuse(node, `can't be read${number >= 0 ? advice : `. ${inQuotes}`}`);
  }

  function readFields(node: ESTree.ObjectExpression, path: PropertyKey[]): object {
    const fields = new Map<string, unknown>();
    for (const field of node.properties) {
      const name = field.type === 'Property' ? nameOf(field) : undefined;
      if (name === undefined || field.type !== 'Property') {
        refuse(field, "isn't a field: write a word, a colon and a value");
      } else if (fields.has(name)) {
        const isRow = typeof path.at(-1) === 'number';
        const nextRow = isRow ? ', or write }, { before this one if a new row starts here' : '';
        const line = lines.get(String([...path, name]));
        refuse(field.key, `is already on line ${line}, in the same brackets: delete one${nextRow}`);
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
      const message = `the file must start with these two lines and nothing else: “${importLine};” and “defineContent("${part}",”. Put them back`;
      problems.push({ file, line: 1, message });
      return undefined;
    }
    for (const other of [...rest, ...others.filter(({ type }) => type !== 'EmptyStatement')]) {
      refuse(
        other,
        'is outside the content, so no page would show it: move it inside, or remove it',
      );
    }
    return read(data, []);
  }

  const isComplete = errors.length === 0 || program.body.length > 0;
  const value = isComplete ? readProgram(program.body) : undefined;
  const [error] = errors;
  if (problems.length === 0 && error) {
    const start = error.labels[0]?.start ?? source.length;
    // An error at the end of the file belongs to the last line that is not empty.
    const line = lineAt(source.slice(0, start + 1).trimEnd().length);
    // The parser's advice, such as to insert a semicolon, is for programs.
    const frame = error.codeframe?.replace(/\n *help: .*/s, '') ?? '';
    problems.push({ file, line, message: slip, frame });
  }
  return problems.length > 0 ? { problems } : { document: { file, value, lines }, problems };
}

/** Whether a node is a number as people write it, not 011, .5, 11., 0x1F, 1e3 or 5n. */
function isNumber(node: ESTree.Node): node is ESTree.NumericLiteral {
  return node.type === 'Literal' && /^(0|[1-9]\d*)(\.\d+)?$/.test(node.raw ?? '');
}

/** The name in `name: value` or `"name": value`; undefined for any other kind of property. */
function nameOf({ key, computed, method, shorthand }: ESTree.ObjectProperty): string | undefined {
  if (computed || method || shorthand) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
