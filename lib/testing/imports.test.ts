import path from 'node:path';
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
  const wrong = Object.entries(sources).flatMap(([absolute, source]) => {
    const file = absolute.slice(1);
    const position = folders.indexOf(folderOf(file));
    // Tests may use any folder, but those in lib only folders of lib.
    const ofTests = folders.filter((one) => !file.startsWith('lib/') || one.startsWith('lib/'));
    const allowed = /\.test\.tsx?$/.test(file) ? ofTests : folders.slice(0, position + 1);
    const imported = [...source.matchAll(/\b(?:from|import\(?) ?'(\..+?)'/g)]
      .map(([, from]) => path.posix.join(path.posix.dirname(file), from!))
      .filter((other) => other.includes('/') && !allowed.includes(folderOf(other)));
    return [...(position < 0 ? [file] : []), ...imported.map((other) => `${file}: ${other}`)];
  });
  expect(wrong).toEqual([]);
});

/** The top folder of a file; for lib, the folder in it. */
function folderOf(file: string): string {
  return /^(lib\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? file;
}
