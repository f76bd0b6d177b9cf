import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';

const written = ['lib/terms', 'lib/form-service', 'lib/reading', 'lib/content'];
const shown = [
  ...written,
  ...['lib/photos', 'lib/prices', 'lib/addresses', 'lib/enquiry', 'lib/site'],
];
const all = [...shown, 'lib/export', 'lib/preview', 'lib/publish', 'lib/testing'];

/** What each room may import, besides itself, packages and files at the top. */
const rooms: Record<string, string[]> = {
  'lib/terms': ['lib/content'],
  'lib/form-service': ['lib/terms'],
  'lib/export': [],
  'lib/reading': ['lib/terms'],
  'lib/content': written,
  'lib/photos': written,
  'lib/prices': [...written, 'lib/photos'],
  'lib/addresses': [...written, 'lib/photos', 'lib/prices'],
  'lib/enquiry': [...written, 'lib/photos', 'lib/prices'],
  'lib/site': [...written, 'lib/photos', 'lib/prices', 'lib/addresses'],
  'lib/preview': [...shown, 'lib/export'],
  'lib/publish': [...shown, 'lib/export', 'lib/preview'],
  'lib/testing': [...all, 'app'],
  components: shown,
  app: [...shown, 'components'],
  content: written,
};

/** Files that import some others only for their types: browsers download them, without the build's libraries and Node. */
const typesAlone: [files: RegExp, from: RegExp][] = [
  [/^lib\/terms\//, /^[^.]|^\.\.\//],
  [
    /^lib\/(form-service|prices|addresses(?!\/places)|enquiry)\/|^components\/([^/]+\.ts$|house\.tsx$|.+\/)/,
    /^(zod|libphonenumber-js|node:)|\/(content|photos|reading)\//,
  ],
];

const project = path.join(import.meta.dirname, '../..');

test('each room imports only what it may, and no file is outside a room', () => {
  const folders = ['app', 'components', 'content', 'lib'];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file)),
  );
  const problems = files.flatMap((file) =>
    problemsOf(file, readFileSync(path.join(project, file), 'utf8')),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['lib/needs.ts', ''],
  ['lib/terms/needs.ts', "import { a } from '../content/a';"],
  ['lib/terms/needs.ts', "import 'leven';"],
  ['lib/prices/quote.ts', "export { a } from '../photos/a';"],
  ['components/house.tsx', "const a = await import('zod');"],
  ['lib/enquiry/a.ts', "import parse from 'libphonenumber-js/max';"],
  ['lib/site/a.ts', "import type { A } from '../enquiry/a';"],
  ['content/prices.ts', "import '../lib/prices/a';"],
  ['lib/enquiry/a.ts', "import { replies } from '../form-service/formspree-replies';"],
  ['lib/site/a.test.ts', "import { a } from '../../components/a';"],
  ['app/a.test.ts', "export * from '../e2e/a';"],
])('%s may not be, or say %s', (file, source) => {
  expect(problemsOf(file, source)).toHaveLength(1);
});

function problemsOf(file: string, source: string): string[] {
  const isTest = /\.test\.tsx?$/.test(file);
  const room = roomOf(file);
  const ofTests = file.startsWith('lib/') ? all : [...all, 'components', 'app'];
  const allowed = rooms[room] && (isTest ? ofTests : rooms[room]);
  if (!allowed) return [`${file} is in no room`];
  return importsIn(file, source)
    .filter(({ from, isType }) => {
      const other = from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : '';
      const mayNot = other.includes('/') && ![room, ...allowed].includes(roomOf(other));
      const isSample = /-replies$/.test(other) && room !== 'lib/preview';
      const isForItsType = typesAlone.some(([files, of]) => files.test(file) && of.test(from));
      return mayNot || (!isTest && (isSample || (isForItsType && !isType)));
    })
    .map(({ from }) => `${file} imports ${from}`);
}

/** The folder of a file, two deep in lib. */
function roomOf(file: string): string {
  return /^(lib\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? file;
}

function importsIn(file: string, source: string) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({ from: moduleRequest?.value ?? '', isType })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: source.slice(start + 1, end - 1),
      isType: false,
    })),
  ];
}
