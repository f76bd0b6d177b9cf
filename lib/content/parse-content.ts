import {
  parseExpressionAt,
  getLineInfo,
  type Expression,
  type Node,
  type Property,
  type SpreadElement,
} from 'acorn';
import { ContentError } from './problem';
import { fileEnd, syntaxError } from './syntax-error';

/** The line in which each value begins, by its path as text, such as `priceGuide,extras,1,name`. */
export type Lines = Map<string, number>;

/**
 * Reads what a file passes to `defineContent` as `business`, say. Throws a `ContentError` at the first part
 * that is no plain data, or if anything else in the file was changed.
 */
export function parseContent(
  file: string,
  part: string,
  source: string,
): { value: unknown; lines: Lines } {
  const lines: Lines = new Map();
  const refuse = (node: Node, message: string) =>
    new ContentError([{ file, line: lineOf(node), message }]);

  function read(node: Expression | SpreadElement, path: PropertyKey[]): unknown {
    lines.set(String(path), lineOf(node));
    if (node.type === 'ArrayExpression') {
      return node.elements.map((entry, index) => {
        if (entry) return read(entry, [...path, index]);
        throw refuse(node, 'a comma too many stands between these brackets: remove it');
      });
    }
    if (node.type === 'ObjectExpression') {
      const group: Record<string, unknown> = {};
      for (const property of node.properties) {
        const field = fieldName(property);
        if (Object.hasOwn(group, field)) {
          throw refuse(property, `${field} appears twice in the same brackets: remove one`);
        }
        group[field] = read((property as Property).value, [...path, field]);
      }
      return group;
    }
    if (node.type === 'Literal' && /^['"\d]|^(true|false|null)$/.test(node.raw!)) return node.value;
    const written = source.slice(node.start, node.end);
    // What a number must be, its own rule says.
    if (/^-\d+(\.\d+)?$/.test(written)) return Number(written);
    const remedy = /^(true|yes|false|no)$/i.test(written)
      ? 'write true or false, in small letters'
      : 'put text and dates in quotes, write an amount as one number, and put a comma between entries';
    throw refuse(node, `“${written}” cannot be read: ${remedy}`);
  }

  function fieldName(property: Property | SpreadElement): string {
    const isField = property.type === 'Property' && !property.shorthand && !property.computed;
    if (isField && property.key.type === 'Identifier') return property.key.name;
    if (isField && property.key.type === 'Literal') return String(property.key.value);
    const written = source.slice(property.start, property.end);
    throw refuse(property, `${written} is on its own: write a colon and a value after it`);
  }

  return { value: read(contentOf(file, part, source), [part]), lines };
}

function lineOf({ loc }: Node): number {
  return loc!.start.line;
}

const importLine = 'import { defineContent } from "../lib/content/define-content";';

/** What stands between `defineContent('business',` and the bracket at the end. */
function contentOf(file: string, part: string, source: string): Expression {
  const callLine = `defineContent("${part}",`;
  const [head] = /^[^]*?defineContent\([^,]*,/.exec(source) ?? [''];
  if (compact(head) !== compact(`${importLine} ${callLine}`)) {
    const message = `“${importLine}” and “${callLine}” must stand before the content, and nothing else: put them back`;
    throw new ContentError([{ file, line: 1, message }]);
  }
  const content = parseFrom(head.length, file, source);
  // With a comma, what follows the content is read as a part of it.
  const added = content.type === 'SequenceExpression' ? content.expressions[1] : undefined;
  const rest = source.slice(content.end);
  if (!added && /^,?\)$/.test(compact(rest))) return content;
  const { line } = getLineInfo(source, added?.start ?? content.end + rest.search(/[^\s;,)]|$/));
  const message = compact(rest)
    ? 'this stands after the last bracket of the content, so no page would show it: move it inside'
    : fileEnd;
  throw new ContentError([{ file, line, message }]);
}

function parseFrom(start: number, file: string, source: string): Expression {
  try {
    return parseExpressionAt(source, start, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
    });
  } catch (error) {
    throw new ContentError([{ file, ...syntaxError(source, (error as { pos: number }).pos) }]);
  }
}

/** Code as it would be without comments, semicolons and the spaces that it does not need. */
function compact(code: string): string {
  const plain = code.replace(/\/\/.*/g, '').replaceAll('"', "'");
  return plain
    .replace(/[\s;]+/g, ' ')
    .replace(/ ?([{}(),=]) ?/g, '$1')
    .trim();
}
