import { afterEach, expect, test, vi } from 'vitest';
import { reportToGithub } from './report-to-github';

const findings = [
  {
    file: 'content/prices.ts',
    message: 'row 2 (4 Bed): fourWeeks must be an amount in pounds, not "£15 & 10% <b>"',
    line: 21,
  },
  { file: 'content/prices: copy, old.ts', message: 'the site does not use this file:\nremove it' },
  { message: '/prices: the page is missing' },
];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function printedOn(isGithub: string | undefined): string[] {
  vi.stubEnv('GITHUB_ACTIONS', isGithub);
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  reportToGithub('error', findings);
  return print.mock.calls.map(([line]) => line);
}

test('on GitHub, each finding is an annotation of its line; elsewhere, nothing is printed', () => {
  expect(printedOn('true')).toEqual([
    '::error file=content/prices.ts,line=21::row 2 (4 Bed): fourWeeks must be an amount in pounds, not "£15 & 10%25 <b>"',
    '::error file=content/prices%3A copy%2C old.ts,line=1::the site does not use this file:%0Aremove it',
    '::error ::/prices: the page is missing',
  ]);
  vi.restoreAllMocks();
  expect(printedOn(undefined)).toEqual([]);
});
