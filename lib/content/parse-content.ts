import { parse, type Expression, type Node, type Property, type SpreadElement } from 'acorn';
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

/** The key of a path like `['detached', 1, 'fourWeeks']` among the places. */
export function placeKey(path: PropertyKey[]): string {
  return path.join('\n');
}

/**
 * Reads what the file of `business`, say, passes to `defineContent`. Throws a `ContentError` for what is
 * no plain data, and if anything else in the file was changed.
 */
export function parseContent(file: string, name: string, source: string): ParsedContent {
  const places = new Map<string, Place>();
  const problems: Problem[] = [];
  const refuse = (node: Node, message: string) =>
    void problems.push({ file, ...placeOf(node), message });

  function read(node: Expression | SpreadElement | null, path: PropertyKey[]): unknown {
    if (!node) return undefined;
    places.set(placeKey(path), placeOf(node));
    if (node.type === 'ArrayExpression') {
      return node.elements.map((entry, index) => read(entry, [...path, index]));
    }
    if (node.type === 'ObjectExpression') {
      const fields = node.properties.map((property) => readField(property, path));
      const names = fields.map(([field]) => field);
      names.forEach((field, index) => {
        if (names.indexOf(field) === index) return;
        refuse(node.properties[index]!, `${field} appears twice in the same brackets: remove one`);
      });
      return Object.fromEntries(fields);
    }
    if (node.type === 'Literal' && /^['"\d]|^(true|false|null)$/.test(node.raw!)) return node.value;
    const written = source.slice(node.start, node.end);
    return refuse(
      node,
      /^(true|yes|false|no)$/i.test(written)
        ? `“${written}” cannot be read: write true or false, in small letters`
        : `“${written}” cannot be read: put text and dates in quotes, write amounts in digits, and put a comma between entries`,
    );
  }

  function readField(property: Property | SpreadElement, path: PropertyKey[]): [string, unknown] {
    const field = source.slice(property.start, property.end);
    if (property.type === 'SpreadElement' || property.shorthand || property.computed) {
      refuse(property, `${field} is on its own: write a colon and a value after it`);
      return [field, undefined];
    }
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);
    return [name, read(property.value, [...path, name])];
  }

  const value = read(contentOf(file, name, source), []);
  if (problems.length > 0) throw new ContentError(problems);
  return { value, places };
}

function placeOf({ loc }: Node): Place {
  return { line: loc!.start.line, column: loc!.start.column + 1 };
}

/** The last argument of `export const business = defineContent(file, businessSchema, …)`. */
function contentOf(file: string, name: string, source: string): Expression {
  const statements = parseFile(file, source).body.filter(({ type }) => type !== 'EmptyStatement');
  const exported = statements.find((one) => one.type === 'ExportNamedDeclaration')?.declaration;
  const call =
    exported?.type === 'VariableDeclaration' ? exported.declarations[0]!.init : undefined;
  const [, , content, ...more] = call?.type === 'CallExpression' ? call.arguments : [];
  const schemaFile = name.replace(/[A-Z]/, (capital) => `-${capital.toLowerCase()}`);
  const lines = [
    "import { defineContent } from '../lib/content/define-content';",
    `import { ${name}Schema } from '../lib/content/${schemaFile}';`,
    `export const ${name} = defineContent('${file}', ${name}Schema,`,
  ];
  const head = compact(source.slice(0, content?.start));
  const changed = lines.find((line) => !head.includes(compact(line)));
  if (!content || content.type === 'SpreadElement' || changed) {
    const message = `the line “${changed ?? lines.at(-1)}” has changed or is missing: put it back`;
    throw new ContentError([{ file, line: 1, message }]);
  }
  const outside = [...more, ...statements.slice(lines.length)];
  if (outside.length > 0) {
    const message =
      'this stands after the last bracket of the content, so no page would show it: move it inside';
    throw new ContentError(outside.map((node) => ({ file, ...placeOf(node), message })));
  }
  return content;
}

function parseFile(file: string, source: string) {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    throw new ContentError([syntaxError(file, source, (error as { pos: number }).pos)]);
  }
}

function compact(code: string): string {
  return code.replace(/[\s;]/g, '').replaceAll('"', "'");
}
