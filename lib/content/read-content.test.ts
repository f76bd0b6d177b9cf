import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleContent } from '../testing/example';
import { useExampleProject } from '../testing/use-project';
import { printProblem } from './problem';
import { contentFiles } from './content-files';
import { readContent } from './read-content';

const owner = useExampleProject();
const file = 'content/photos.ts';
const source = exampleContent[file]!;

it.each([
  ['as it was', source],
  ['with Windows line ends', source.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\uFEFF${source}`],
  ['with non-breaking spaces', source.replaceAll('  ', '\u00A0\u00A0')],
  ['with spaces around a text', source.replace('A brick', ' A brick')],
  [
    'with single quotes and no semicolons',
    source.replaceAll(/"([^'"\n]*)"/g, "'$1'").replaceAll(';', ''),
  ],
  ['with an emoji and a comment', source.replace('"A conserv', '// clean\n"💧 conserv')],
])('a file %s is read', (_, written) => {
  const { content, problems } = readContent({ ...exampleContent, [file]: written });
  expect(problems).toEqual([]);
  expect(content?.photos[0]).toEqual({
    file: 'house.jpg',
    alt: 'A brick house with white windows.',
    illustration: true,
  });
});

it('an accent that is a sign of its own, as on macOS, is read with its letter', () => {
  const written = source.replace('A brick', 'Tŷ, a brick').normalize('NFD');
  const { content } = readContent({ ...exampleContent, [file]: written });
  expect(content.photos[0]?.alt).toBe('Tŷ, a brick house with white windows.');
});

it('what is wrong with whole files is told at once, with the mistakes in others', async () => {
  const put = (name: string, written: string | Buffer) =>
    writeFile(path.join(owner, 'content', name), written);
  const strays = ['prices - Copy.ts', 'prices.ts.txt', 'zzz.ts'];
  for (const stray of strays.slice(0, 2)) await put(stray, 'export const');
  await mkdir(path.join(owner, 'content/zzz.ts'));
  await put('business.ts', exampleContent['content/business.ts']!.replace('hello@', 'hello at '));
  await rm(path.join(owner, 'content/pages.ts'));
  await put('photos.ts', Buffer.from(`\uFEFF${source}`, 'utf16le'));
  await put('services.ts', Buffer.from(source.replace('A', '£'), 'latin1'));
  const encoding =
    'the file was saved in an encoding that loses characters like £: save it as UTF-8';
  const problems = readContent(await contentFiles(owner)).problems.map(printProblem);
  expect(problems.map((problem) => problem.replace(/( must |: if ).*/, ' …'))).toEqual([
    ...strays.map((stray) => `content/${stray}: the site uses no file of this name …`),
    'content/business.ts: email …',
    'content/pages.ts: the file is missing or cannot be opened: put it back',
    `content/photos.ts: ${encoding}`,
    `content/services.ts: ${encoding}`,
  ]);
});

it('whatever is typed anywhere in a file is read as JavaScript reads it, or told in words for owners', () => {
  const typed = fc.constantFrom('', ...`'"[},:\n\\`, '£5', '//', '${x}', 'x(');
  const place = fc.integer({ min: 0, max: source.length });
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 20 }), typed, (start, gone, text) => {
      const typedIn = source.slice(0, start) + text + source.slice(start + gone);
      const { written, problems } = readContent({ ...exampleContent, [file]: typedIn });
      const isData = start >= source.indexOf('[') && problems.length === 0;
      // Escapes are read as the signs themselves.
      if (isData && !typedIn.includes('\\')) {
        const code = typedIn.slice(source.indexOf('['), typedIn.lastIndexOf(']') + 1);
        expect(written.photos).toEqual(structuredClone(runInNewContext(code)));
      }
      for (const problem of problems) {
        expect(printProblem(problem)).toMatch(/^content\/photos\.ts(, line \d+)?: /);
        expect(problem.message).not.toMatch(
          /undefined|unexpected|unterminated|error|not a function/i,
        );
      }
    }),
    { numRuns: 300 },
  );
});
