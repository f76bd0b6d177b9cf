import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Expression } from 'acorn';
import { parseContent } from './parse-content';
import type { Problem } from './problem';

/**
 * Adds to each problem with a path the line and column of its value in the owner's file, or of the
 * brackets around it if the value is missing.
 */
export async function locateProblems(projectDir: string, problems: Problem[]): Promise<Problem[]> {
  const files = new Set(problems.flatMap(({ file, path }) => (path ? [file] : [])));
  const contents = new Map<string, Expression | undefined>();
  for (const file of files) {
    const source = await readFile(path.join(projectDir, file), 'utf8').catch(() => '');
    contents.set(file, parseContent(source)?.content);
  }
  return problems.map((problem) => {
    const start = locate(contents.get(problem.file), problem.path ?? [])?.loc?.start;
    return start ? { ...problem, line: start.line, column: start.column + 1 } : problem;
  });
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
