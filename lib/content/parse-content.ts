import {
  getLineInfo,
  parseExpressionAt,
  type Expression,
  type Node,
  type Property,
  type SpreadElement,
} from 'acorn';
import { ContentError, type Problem } from './problem';
import { syntaxError } from './syntax-error';

/** The data in a content file, which is read without running the file. */
type ParsedContent = {
  value: unknown;
  /** Where each part of the value begins, by its `placeKey`. */
  places: Map<string, Place>;
};

/** Both count from one. */
type Place = { line: number; column: number };

/** The key of a path like `['extras', 1, 'name']` among the places. */
export function placeKey(path: PropertyKey[]): string {
  return path.join('\n');
}

/**
 * Reads what the file of `business`, say, passes to `defineContent`. Throws a `ContentError` at the first
 * part that is no plain data, or if anything else in the file was changed.
 */
export function parseContent(file: string, name: string, source: string): ParsedContent {
  const places = new Map<string, Place>();
  const refuse = (node: Node, message: string) => unreadable({ file, ...placeOf(node), message });

  function read(node: Expression | SpreadElement, path: PropertyKey[]): unknown {
    places.set(placeKey(path), placeOf(node));
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
    const remedy = /^(true|yes|false|no)$/i.test(written)
      ? 'write true or false, in small letters'
      : 'put text and dates in quotes, write amounts in digits, and put a comma between entries';
    throw refuse(node, `“${written}” cannot be read: ${remedy}`);
  }

  function fieldName(property: Property | SpreadElement): string {
    const isField = property.type === 'Property' && !property.shorthand && !property.computed;
    if (isField && property.key.type === 'Identifier') return property.key.name;
    if (isField && property.key.type === 'Literal') return String(property.key.value);
    const written = source.slice(property.start, property.end);
    throw refuse(property, `${written} is on its own: write a colon and a value after it`);
  }

  return { value: read(contentOf(file, name, source), []), places };
}

function placeOf({ loc }: Node): Place {
  return { line: loc!.start.line, column: loc!.start.column + 1 };
}

/** What stands in `export const business = defineContent(file, businessSchema, …)` at the end. */
function contentOf(file: string, name: string, source: string): Expression {
  const schemaFile = name.replace(/[A-Z]/, (capital) => `-${capital.toLowerCase()}`);
  const lines = [
    "import { defineContent } from '../lib/content/define-content';",
    `import { ${name}Schema } from '../lib/content/${schemaFile}';`,
    `export const ${name} = defineContent('${file}', ${name}Schema,`,
  ];
  const [head] = /^[^]*?Schema\s*,/.exec(source) ?? [source];
  const code = compact(head);
  const changed = lines.find((line) => !code.includes(compact(line)));
  const added = lines.reduce((left, line) => left.replace(compact(line), ''), code).trim();
  const call = changed || added ? undefined : parseFrom(head.lastIndexOf('define'), file, source);
  const [, , content, ...more] = call?.type === 'CallExpression' ? call.arguments : [];
  if (!content || content.type === 'SpreadElement') {
    const message = `the line “${changed ?? lines[2]}” has changed or is missing: put it back`;
    throw unreadable({ file, line: 1, message });
  }
  const rest = source.slice(call!.end);
  if (more.length === 0 && compact(rest) === '') return content;
  const { line } = getLineInfo(source, more[0]?.start ?? call!.end + rest.search(/[^\s;]/));
  const message =
    'this stands after the last bracket of the content, so no page would show it: move it inside';
  throw unreadable({ file, line, message });
}

const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;

function parseFrom(start: number, file: string, source: string): Expression {
  try {
    return parseExpressionAt(source, start, options);
  } catch (error) {
    throw unreadable({ file, ...syntaxError(source, (error as { pos: number }).pos) });
  }
}

/** Reading ends at the first part that cannot be read. */
function unreadable(problem: Problem): ContentError {
  const message = `${problem.message}; there may be more mistakes after it`;
  return new ContentError([{ ...problem, message }]);
}

/** Code as it would be without comments, semicolons and the spaces that it does not need. */
function compact(code: string): string {
  const plain = code.replace(/\/\/.*/g, '').replaceAll('"', "'");
  return plain
    .replace(/[\s;]+/g, ' ')
    .replace(/ ?([{}(),=]) ?/g, '$1')
    .trim();
}
