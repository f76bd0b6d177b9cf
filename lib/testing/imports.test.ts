import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';

/** Each folder imports, even types, only from itself and from folders above it. */
const folders = [
  'lib/form-service',
  'lib/content',
  'lib/photos',
  'lib/prices',
  'lib/enquiry',
  'lib/site',
  'components',
  'app',
  'lib/export',
  'lib/checks',
  'lib/commands',
  'lib/testing',
  // Read as text, never imported.
  'content',
];

const sources = import.meta.glob<string>('/{app,components,content,lib}/**/*.{ts,tsx,mjs}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('each folder imports only from those above it, and every file is in one of them', () => {
  const files = Object.entries(sources);
  expect(files.flatMap(([file, source]) => problemsOf(file.slice(1), source))).toEqual([]);
});

test.each([
  ['lib/needs.ts', ''],
  ['lib/prices/estimate.ts', "export { a } from '../site/a';"],
  ['lib/site/a.ts', "import type { A } from '../../components/a';"],
  ['components/a.tsx', "const a = await import('../app/a');"],
  ['app/a.ts', "import '../content/prices';"],
  ['lib/site/a.test.ts', "import { a } from '../../components/a';"],
  ['app/a.test.ts', "export * from '../e2e/a';"],
])('the file %s is refused if it contains “%s”', (file, source) => {
  expect(problemsOf(file, source)).toHaveLength(1);
});

function problemsOf(file: string, source: string): string[] {
  const position = folders.indexOf(folderOf(file));
  if (position < 0) return [`${file} is in none of the folders`];
  // Tests may use any folder, but those in lib only folders of lib.
  const ofTests = folders.filter((one) => !file.startsWith('lib/') || one.startsWith('lib/'));
  const allowed = /\.test\.tsx?$/.test(file) ? ofTests : folders.slice(0, position + 1);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [...staticImports, ...staticExports.flatMap(({ entries }) => entries), ...dynamicImports]
    .flatMap(({ moduleRequest: at }) => (at ? source.slice(at.start + 1, at.end - 1) : []))
    .filter((from) => from.startsWith('.'))
    .map((from) => path.posix.join(path.posix.dirname(file), from))
    .filter((other) => other.includes('/') && !allowed.includes(folderOf(other)))
    .map((other) => `${file} imports ${other}`);
}

/** The top folder of a file; for lib, the folder in it. */
function folderOf(file: string): string {
  return /^(lib\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? file;
}
