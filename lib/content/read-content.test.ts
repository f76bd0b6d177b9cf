import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleContent } from '../testing/example';
import { useExampleProject } from '../testing/use-project';
import { printProblem } from './problem';
import { contentFiles } from './content-files';
import { readContent } from './read-content';

const owner = useExampleProject();
const file = 'content/photos.ts';
const source = exampleContent[file]!;

function put(written: string | Buffer) {
  return writeFile(path.join(owner, file), written);
}

async function problems() {
  return readContent(await contentFiles(owner)).problems.map(printProblem);
}

it.each([
  ['as it was', source],
  ['with Windows line ends', source.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\uFEFF${source}`],
  ['with non-breaking spaces', source.replaceAll('  ', '\u00A0\u00A0')],
  ['with double quotes and no semicolons', source.replaceAll(/'(?!s )/g, '"').replaceAll(';', '')],
  ['with an emoji and a comment', source.replace("'A conserv", "// clean\n'💧 conserv")],
])('a file %s is read', (_, written) => {
  const { content, problems } = readContent({ ...exampleContent, [file]: written });
  expect(problems).toEqual([]);
  expect(content?.photos[0]).toEqual({
    file: 'house.jpg',
    alt: 'A brick house with white windows.',
    illustration: true,
  });
});

describe('a problem with a whole file is told', () => {
  const encoding =
    'the file was saved in an encoding that loses characters like £: save it as UTF-8';
  const gone = 'the file is missing or cannot be opened: put it back';

  it.each<[what: string, happen: () => unknown, told: string]>([
    ['UTF-16', () => put(Buffer.from(`\uFEFF${source}`, 'utf16le')), encoding],
    ['Windows’ own encoding', () => put(Buffer.from(source.replace('A', '£'), 'latin1')), encoding],
    ['a missing file', () => rm(path.join(owner, file)), gone],
  ])('%s', async (_, happen, told) => {
    await happen();
    expect(await problems()).toEqual([`${file}: ${told}`]);
  });

  it('a folder in its place', async () => {
    await rm(path.join(owner, file));
    await mkdir(path.join(owner, file));
    expect(await problems()).toEqual([`${file}: ${gone}`]);
    await rm(path.join(owner, file), { recursive: true });
  });
});

it('whatever is typed anywhere in a file, the problem is told in words for owners', () => {
  const typed = fc.constantFrom('', ...`'"[},:\n\\`, '£5', '//', '${x}', 'x(');
  const place = fc.integer({ min: 0, max: source.length });
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 20 }), typed, (start, gone, text) => {
      const written = source.slice(0, start) + text + source.slice(start + gone);
      for (const problem of readContent({ ...exampleContent, [file]: written }).problems) {
        expect(printProblem(problem)).toMatch(/^content\/photos\.ts(, line \d+)?: /);
        expect(problem.message).not.toMatch(
          /undefined|unexpected|unterminated|error|not a function/i,
        );
      }
    }),
    { numRuns: 300 },
  );
});
