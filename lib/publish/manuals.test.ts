import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { parts } from '../content/define-content';
import { forms } from '../content/price';

const manuals = ['README.md', 'content/README.md'];
const workflows = [
  '.github/workflows/publish.yml',
  '.github/workflows/test.yml',
  '.github/workflows/content.yml',
  '.github/workflows/newest-next.yml',
  '.ci/run',
];

/** Folders that a build makes, and npm's own commands. */
const made = ['out', '.next', '.preview'];
const builtIn = ['ci', 'install'];

it("the owner's manual names every field", () => {
  const code = codeIn(readFileSync('content/README.md', 'utf8')).join('\n');
  const schemas = Object.values(parts).map(({ schema }) => schema({}));
  // `schemaFor` hides the schemas of a price's forms.
  const unnamed = [...schemas, ...Object.values(forms)]
    .flatMap(fieldNames)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unnamed).toEqual([]);
});

describe.each(manuals)('%s', (manual) => {
  const code = codeIn(readFileSync(manual, 'utf8'));

  it('names only commands that exist', () => {
    expect(unknownCommands(code.join('\n'))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const named = code.flatMap((text) => text.split(/\s+/)).filter(isPath);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

it.each(workflows)('%s runs only commands that exist', (workflow) => {
  expect(unknownCommands(readFileSync(workflow, 'utf8'))).toEqual([]);
});

/** What stands in back quotes, in fences, or is set in by four spaces. */
function codeIn(markdown: string): string[] {
  const code = /```[^\n]*\n([^]*?)```|`([^`\n]+)`|^ {4}(.+)$/gm;
  return [...markdown.matchAll(code)].map(
    ([, fenced, inline, setIn]) => fenced ?? inline ?? setIn!,
  );
}

/** The names of all fields in a schema, however deep. */
function fieldNames(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod as { def: { shape?: Record<string, z.ZodType> } };
  const inner = [...Object.values(def), ...Object.values(def.shape ?? {})].flat();
  const schemas = inner.filter((one) => one instanceof z.core.$ZodType);
  return [...Object.keys(def.shape ?? {}), ...schemas.flatMap(fieldNames)];
}

function unknownCommands(text: string): string[] {
  const named = [...text.matchAll(/\bnpm (?:run )?([\w-]+)/g)].map(([, name]) => name!);
  const known = [...Object.keys(packageJson.scripts), ...builtIn];
  expect(named.length).toBeGreaterThan(0);
  return named.filter((name) => !known.includes(name));
}

function isPath(word: string): boolean {
  const isOfCode = /^[\w.-][\w./[\]-]*\.(ts|tsx|mjs|json|md|css|yml)$/.test(word);
  const isFolder = /^\.?[a-z][\w-]*(\/[\w.[\]-]+)*\/?$/.test(word) && word.includes('/');
  const isMediaType = /^(application|image|text)\//.test(word);
  return (isOfCode || isFolder) && !isMediaType && !made.includes(word.split('/')[0]!);
}
