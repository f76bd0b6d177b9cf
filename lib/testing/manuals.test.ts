import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { businessSchema } from '../content/business';
import { findExampleValue } from '../content/example-values';
import { reviewsSchema } from '../content/reviews';
import { parseDocument } from '../content/parser/parse-document';
import { textsIn } from '../checks/texts-in';

const owners = ['content/README.md', 'content/SETUP.md'];
const ownersManual = owners.map((file) => readFileSync(file, 'utf8')).join('\n');
const manuals = [
  'README.md',
  ...owners,
  'lib/export/README.md',
  'lib/form-service/README.md',
  '.github/workflows/README.md',
];
const workflows = 'publish test content newest-next'
  .split(' ')
  .map((name) => `.github/workflows/${name}.yml`);

/** Fields whose examples an owner may keep: opinions, choices, amounts and dates. */
const mayStay =
  /^business (privacy kept|hours|replyWithin|promises|insurance (cover|validUntil)|company registeredIn|notices|person photo|logo|accentColour|rating (month|source)|oldAddresses|(profiles|customerLinks) \d name)|^reviews \d (month|source)/;

/** Facts in comments, which belong to the owner once the file is theirs. */
const shipped = readFileSync('content/business.ts', 'utf8');
const commented = /^\/\/ Came with the site/.test(shipped) && shipped.match(/^ *\/\/ \w+: .*$/gm);

/** Blocks of code in the owner's manual, with their hidden lines, and those facts. */
const blocks = [
  ...[...ownersManual.matchAll(/(?<=\n\n)(?: {4}.*\n)+/g)].map(([block]) => block),
  ...(commented || []),
].map((block) => block.replaceAll(/^ *\/\/ /gm, ''));

/** The value of code in the owner's manual, read as content. */
function read(code: string): any {
  const source = `import { defineContent } from "../lib/content/define-content";

defineContent("example", ${code});`;
  const { document, problems } = parseDocument('content/README.md', 'example', source);
  expect(problems).toEqual([]);
  return document!.value;
}

it("the owner's manual and files show examples that can be read, and facts and reviews that a release refuses", () => {
  const examples: object[] = blocks.flatMap((block) =>
    /^ *\{/.test(block) ? read(`[${block}]`) : read(`{${block}}`),
  );
  const withFieldsOf = (shape: object) =>
    examples.filter((fields) => Object.keys(fields).every((name) => Object.hasOwn(shape, name)));
  const facts = withFieldsOf(businessSchema.shape);
  const business = Object.assign({}, ...facts);
  const reviews = withFieldsOf(reviewsSchema.element.shape);
  for (const some of facts) {
    expect(businessSchema.safeParse({ ...business, ...some }).error).toBe(undefined);
  }
  expect(reviewsSchema.safeParse(reviews).error).toBe(undefined);
  const own = [...facts.map((some) => ({ business: some })), { reviews }]
    .flatMap((part) => textsIn(part))
    .filter(({ path }) => !mayStay.test(path.join(' ')));
  expect(own.length).toBeGreaterThan(15);
  const real = own.filter(({ text }) => !findExampleValue(text));
  expect(real, 'neither in example-values.ts nor in mayStay').toEqual([]);
});

it.each([...manuals, ...workflows, '.ci/run'])('%s names only commands that exist', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/\bnpm (?:run )?([a-z][\w-]*)\b/g)];
  const known = [...Object.keys(packageJson.scripts), 'ci', 'install'];
  expect(named.map(([, name]) => name!).filter((name) => !known.includes(name))).toEqual([]);
});

it.each(manuals)('%s names only files and folders that exist', (manual) => {
  const text = readFileSync(manual, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([\w./-]+)[^)]*\)/g)].map(([, link]) => link!);
  const named = [...codeIn(text).flatMap((code) => code.split(/\s+/)), ...links].filter(isPath);
  expect(named.length).toBeGreaterThan(0);
  const folders = ['.', path.dirname(manual)];
  const isThere = (name: string) => folders.some((folder) => existsSync(path.join(folder, name)));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

/** Code in a manual: in back quotes, or indented by four spaces. */
function codeIn(markdown: string): string[] {
  return [...markdown.matchAll(/`([^`\n]+)`|^ {4}(.+)$/gm)].map(
    ([, inline, setIn]) => inline ?? setIn!,
  );
}

/** Whether a word is the path of a file or folder in the project. */
function isPath(word: string): boolean {
  const isFile = /^[\w.-]+\.(ts|tsx|mjs|json|md|css|yml|svg)$/.test(word);
  return (
    isFile || /^(app|components|content|e2e|lib|public|\.github)(\/[\w.[\]-]+)+\/?$/.test(word)
  );
}
