import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDocument } from './parser/parse-document';
import { printProblem } from './parser/problem';
import { sampleContent } from '../testing/sample';
import { useSampleProject } from '../testing/use-project';
import { contentFiles } from './content-files';
import { readContent } from './read-content';

const owner = useSampleProject();
const file = 'content/photos.ts';
const source = sampleContent[file]!.replace('A brick', 'Tŷ, a brick');

it.each([
  ['with Windows line endings', source.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\uFEFF${source}`],
  ['with accents as macOS writes them', source.normalize('NFD')],
  ['with non-breaking spaces', source.replaceAll('  ', '\u00A0\u00A0')],
  [
    'with single quotes and no semicolons',
    source.replaceAll(/"([^'"\n]*)"/g, "'$1'").replaceAll(';', ''),
  ],
  ['with an emoji and a comment', source.replace('"A conserv', '// clean\n"💧 conserv')],
])('a file %s is read', (_, written) => {
  const { content, problems } = readContent({ ...sampleContent, [file]: written });
  expect(problems).toEqual([]);
  expect(content?.photos[0]).toEqual({
    file: 'house.jpg',
    alt: 'Tŷ, a brick house with white windows.',
    illustration: true,
  });
});

it('problems are reported step by step, each on the line of its value, or of the brackets around it', () => {
  const services = 'content/services.ts';
  const edits: [file: string, before: string, after: string][][] = [
    [[file, '"house.jpg",', '"house.jpg"']],
    [
      [file, '"One pane dull, the next one clear."', '"leaves in a black gutter."'],
      ['content/prices.ts', 'withoutExtension: 60', 'withoutExtension: "sixty"'],
      [services, '    photo: "gutter.jpg",\n', ''],
    ],
    [[services, 'pole.png', 'van.png']],
  ];
  const reports = edits.map((_, step) => {
    const sources = { ...sampleContent };
    for (const [file, before, after] of edits.slice(step).flat()) {
      sources[file] = sources[file]!.replace(before, after);
    }
    return readContent(sources).problems.map(({ file, line, message }) => {
      return `${file}: ${sources[file]!.split('\n')[line! - 1]!.trim()}: ${message.slice(0, 50)}…`;
    });
  });
  expect(reports).toMatchInlineSnapshot(`
    [
      [
        "content/photos.ts: { file: "house.jpg" alt: "A brick house with white windows.", illustration: true },: can't be read at or just before this point: a comm…",
      ],
      [
        "content/photos.ts: { file: "restoration.jpg", alt: "leaves in a black gutter.", illustration: true },: row 6 (restoration.jpg): alt repeats "Leaves in a …",
        "content/prices.ts: { size: "3/4 Bed Semi", withoutExtension: "sixty", withExtension: 80 },: extras, row 1 (gutter-clearing), price, bySize, ro…",
        "content/services.ts: {: row 4 (gutter-cleaning): photo is missing: a servi…",
      ],
      [
        "content/services.ts: photo: "van.png",: row 2 (water-fed-pole-window-cleaning): photo is "…",
      ],
    ]
  `);
});

it('stray, missing and wrongly encoded files are reported at once, with mistakes in other files; hidden files are ignored', async () => {
  const put = (name: string, written: string | Buffer) =>
    writeFile(path.join(owner, 'content', name), written);
  const strays = ['prices - Copy.ts', 'prices.ts.txt', 'zzz.ts'];
  for (const stray of strays.slice(0, 2)) await put(stray, 'export const');
  await mkdir(path.join(owner, 'content/zzz.ts'));
  for (const name of ['._pages.ts', '.pages.ts.icloud', '.pages.ts.swp']) await put(name, '\0');
  await put('business.ts', sampleContent['content/business.ts']!.replace('name:', 'name'));
  await rm(path.join(owner, 'content/pages.ts'));
  await put('photos.ts', Buffer.from(`\uFEFF${source}`, 'utf16le'));
  await put('services.ts', Buffer.from(source.replace('A', '£'), 'latin1'));
  const encoding =
    'the file was saved in an encoding that loses characters like £: save it as UTF-8';
  const problems = readContent(await contentFiles()).problems.map(printProblem);
  expect(problems.map((problem) => problem.replace(/(: a comma|\. If)[^]*/, ' …'))).toEqual([
    ...strays.map((stray) => `content/${stray}: the site doesn't read this file …`),
    "content/business.ts, line 4: can't be read at or just before this point …",
    "content/pages.ts: the file is missing or can't be opened: put it back",
    `content/photos.ts: ${encoding}`,
    `content/services.ts: ${encoding}`,
  ]);
});

it('a file with any character typed anywhere is read as JavaScript reads it, or refused in the owner’s words', () => {
  const typed = fc.constantFrom('', ...`'"[},:\n\\`, '£5', '//', '${x}', 'x(');
  const place = fc.integer({ min: 0, max: source.length });
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 20 }), typed, (start, replaced, text) => {
      const typedIn = source.slice(0, start) + text + source.slice(start + replaced);
      const { document, problems } = parseDocument(file, 'photos', typedIn);
      if (document) {
        const call = typedIn.replace(/^[^]*?(?=defineContent\()/, '');
        const defineContent = (_part: string, written: unknown) => written;
        const written = runInNewContext(call, { defineContent });
        expect(document.value).toEqual(structuredClone(written));
      }
      for (const problem of problems) {
        expect(printProblem(problem)).toMatch(/^content\/photos\.ts, line \d+: /);
        expect(problem.message).not.toMatch(
          /undefined|unexpected|unterminated|error|not a function/i,
        );
      }
    }),
    { numRuns: 300 },
  );
});

it('numbers, signs and backquotes mean what they mean in JavaScript', () => {
  const written = 'defineContent("photos", [-5, 0.5, null, "\\u{1F600}\\x65", `a\nb`, \'"\'])';
  const { document } = parseDocument(
    file,
    'photos',
    source.replace(/defineContent\([^]*/, written),
  );
  expect(document?.value).toEqual([-5, 0.5, null, '😀e', 'a\nb', '"']);
});
