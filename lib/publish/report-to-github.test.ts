import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportToGithub } from './report-to-github';

const findings = [
  {
    file: 'content/prices.ts',
    path: ['detached', 1, 'fourWeeks'],
    message: 'detached, row 2 (4 Bed): fourWeeks must be an amount in pounds, not "£15 & 10% <b>"',
    line: 21,
    column: 34,
  },
  { file: 'content/photos/a:b, c.jpg', message: 'the file is empty:\nput it there again' },
  { message: '/prices: the page is missing' },
];

let printed: unknown[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('on GitHub, each problem is an annotation of its line', () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  reportToGithub(findings);
  expect(printed).toEqual([
    '::error file=content/prices.ts,line=21,col=34::detached, row 2 (4 Bed): fourWeeks must be an amount in pounds, not "£15 & 10%25 <b>"',
    '::error file=content/photos/a%3Ab%2C c.jpg::the file is empty:%0Aput it there again',
    '::error ::/prices: the page is missing',
  ]);
});

test('elsewhere, nothing is printed', () => {
  vi.stubEnv('GITHUB_ACTIONS', undefined);
  reportToGithub(findings);
  expect(printed).toEqual([]);
});
