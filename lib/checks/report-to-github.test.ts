import { afterEach, expect, test, vi } from 'vitest';
import { reportToGithub } from './report-to-github';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('on GitHub, each finding is an annotation of its line; elsewhere, nothing is printed', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const findings = [
    { file: 'content/a: b, c.ts', message: 'fourWeeks: not "£15 & 10% <b>"\nremove it', line: 21 },
    { message: '/prices: the page is missing' },
  ];
  for (const isGithub of ['', 'true']) {
    vi.stubEnv('GITHUB_ACTIONS', isGithub);
    reportToGithub('error', findings);
  }
  expect(print.mock.calls.flat()).toEqual([
    '::error file=content/a%3A b%2C c.ts,line=21::fourWeeks: not "£15 & 10%25 <b>"%0Aremove it',
    '::error ::/prices: the page is missing',
  ]);
});
