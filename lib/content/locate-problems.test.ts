import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import { locateProblems } from './locate-problems';

const file = 'content/prices.ts';

const source = `import { defineContent } from '../lib/content/define-content';

export const priceGuide = defineContent('content/prices.ts', priceGuideSchema, {
  detached: [
    { property: '3 Bed', fourWeeks: 14 },
    { property: '4 Bed', 'fourWeeks': '£15' },
  ],
  notes: {
    guide:
      'Prices are guides.',
  },
});
`;

const owner = useProject();

beforeAll(async () => {
  await writeFile(path.join(owner, file), source);
  await writeFile(path.join(owner, 'content/broken.ts'), 'export const x = defineContent(');
});

it.each([
  ['a value in a row', ['detached', 1, 'fourWeeks'], { line: 6, column: 39 }],
  ['a row', ['detached', 0], { line: 5, column: 5 }],
  ['a value on a line of its own', ['notes', 'guide'], { line: 10, column: 7 }],
  ['a missing value, at its brackets', ['notes', 'quoted'], { line: 8, column: 10 }],
  ['a missing row, at the brackets of the list', ['detached', 2], { line: 4, column: 13 }],
  ['a path that goes deeper than the file', ['notes', 'guide', 0, 'x'], { line: 10, column: 7 }],
  ['the content as a whole', [], { line: 3, column: 80 }],
])('%s is located', async (_, path, place) => {
  const problem = { file, path, message: 'must be right' };
  expect(await locateProblems(owner, [problem])).toEqual([{ ...problem, ...place }]);
});

it.each([
  ['a file that cannot be parsed', { file: 'content/broken.ts', path: ['x'], message: 'wrong' }],
  ['a missing file', { file: 'content/gone.ts', path: ['x'], message: 'wrong' }],
  ['a problem without a path', { file, line: 2, message: 'wrong' }],
  ['a picture', { file: 'content/photos/house.jpg', message: 'wrong' }],
])('%s is left as it was', async (_, problem) => {
  expect(await locateProblems(owner, [problem])).toEqual([problem]);
});
