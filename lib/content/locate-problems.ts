import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type Expression, type Program } from 'acorn';
import type { Problem } from './problem';

/**
 * Adds to each problem with a path the line and column of its value in the owner's file, or of the
 * brackets around it if the value is missing.
 */
export async function locateProblems(projectDir: string, problems: Problem[]): Promise<Problem[]> {
  const files = new Set(problems.flatMap(({ file, path }) => (path ? [file] : [])));
  const contents = new Map<string, Expression | undefined>();
  for (const file of files) contents.set(file, await parseContent(path.join(projectDir, file)));
  return problems.map((problem) => {
    const start = locate(contents.get(problem.file), problem.path ?? [])?.loc?.start;
    return start ? { ...problem, line: start.line, column: start.column + 1 } : problem;
  });
}

/** Undefined for a file with a syntax error, whose line the compiler has reported. */
async function parseContent(file: string): Promise<Expression | undefined> {
  try {
    const source = await readFile(file, 'utf8');
    return contentOf(
      parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true }),
    );
  } catch {
    return undefined;
  }
}

/** The last argument of `export const … = defineContent(file, schema, …)`. */
function contentOf({ body }: Program): Expression | undefined {
  const exported = body.find((statement) => statement.type === 'ExportNamedDeclaration');
  if (exported?.declaration?.type !== 'VariableDeclaration') return undefined;
  const value = exported.declaration.declarations[0]?.init;
  const content = value?.type === 'CallExpression' ? value.arguments.at(-1) : undefined;
  return content?.type === 'SpreadElement' ? undefined : content;
}

function locate(
  content: Expression | undefined,
  [key, ...rest]: PropertyKey[],
): Expression | undefined {
  if (content === undefined || key === undefined) return content;
  const inner = child(content, key);
  return inner ? locate(inner, rest) : content;
}

function child(parent: Expression, key: PropertyKey): Expression | undefined {
  if (parent.type === 'ArrayExpression') {
    const element = parent.elements[Number(key)];
    return element?.type === 'SpreadElement' ? undefined : (element ?? undefined);
  }
  if (parent.type !== 'ObjectExpression') return undefined;
  for (const property of parent.properties) {
    if (property.type === 'Property' && nameOf(property.key) === key) return property.value;
  }
  return undefined;
}

function nameOf(key: Expression): unknown {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
}
