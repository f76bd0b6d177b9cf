import { afterEach, expect, it, vi } from 'vitest';
import { reportToGithub } from './report-to-github';

afterEach(() => void vi.unstubAllEnvs());

/** What is printed for one finding of each kind. */
function printed(isGithub: string | undefined): string[] {
  vi.stubEnv('GITHUB_ACTIONS', isGithub);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const message = 'fourWeeks must be an amount in pounds, not "£15 & 10% <b>"';
  reportToGithub('error', [{ file: 'content/prices.ts', message, line: 21, column: 34 }]);
  reportToGithub('warning', [{ file: 'content/a: b, c.ts', message: 'unused:\nremove it' }]);
  reportToGithub('error', [{ message: '/prices: the page is missing' }]);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines;
}

it('on GitHub, each finding is an annotation of its line', () => {
  expect(printed('true')).toEqual([
    '::error file=content/prices.ts,line=21,col=34::fourWeeks must be an amount in pounds, not "£15 & 10%25 <b>"',
    '::warning file=content/a%3A b%2C c.ts,line=1,col=1::unused:%0Aremove it',
    '::error ::/prices: the page is missing',
  ]);
});

it('elsewhere, nothing is printed', () => {
  expect(printed(undefined)).toEqual([]);
});
