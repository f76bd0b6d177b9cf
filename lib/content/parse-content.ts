import { parse, type Expression, type Node, type Program } from 'acorn';

/** The syntax of a content file: the owner's part of it, and what stands after that. */
export interface ParsedContent {
  /** The last argument of `export const … = defineContent(file, schema, …)`. */
  content: Expression | undefined;
  /** Further arguments and statements, which nothing reads. */
  ignored: Node[];
}

/** Undefined for a file with a syntax error. */
export function parseContent(source: string): ParsedContent | undefined {
  let body: Program['body'];
  try {
    ({ body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true }));
  } catch {
    return undefined;
  }
  const index = body.findIndex(({ type }) => type === 'ExportNamedDeclaration');
  const exported = body[index];
  if (exported?.type !== 'ExportNamedDeclaration') return undefined;
  const value =
    exported.declaration?.type === 'VariableDeclaration' &&
    exported.declaration.declarations[0]?.init;
  if (!value || value.type !== 'CallExpression') return undefined;
  const [, , content, ...further] = value.arguments;
  const statements = body.slice(index + 1).filter(({ type }) => type !== 'EmptyStatement');
  return {
    content: content?.type === 'SpreadElement' ? undefined : content,
    ignored: [...further, ...statements],
  };
}
