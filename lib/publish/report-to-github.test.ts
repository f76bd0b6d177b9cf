import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

let folder: string;
let summary: string;
let printed: unknown[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'github-'));
  summary = path.join(folder, 'summary.md');
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com');
  vi.stubEnv('GITHUB_REPOSITORY', 'hill/website');
  vi.stubEnv('GITHUB_REF_NAME', 'main');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('each problem is shown beside the line at fault', () => {
  reportToGithub(findings);
  expect(printed).toEqual([
    '::error file=content/prices.ts,line=21,col=34::detached, row 2 (4 Bed): fourWeeks must be an amount in pounds, not "£15 & 10%25 <b>"',
    '::error file=content/photos/a%3Ab%2C c.jpg::the file is empty:%0Aput it there again',
    '::error ::/prices: the page is missing',
  ]);
});

test('the summary of the run lists every problem with a link to its line', () => {
  reportToGithub(findings);
  expect(readFileSync(summary, 'utf8')).toBe(
    [
      '### The site was not published. Please put this right first',
      '',
      '- [content/prices.ts, line 21](https://github.com/hill/website/blob/main/content/prices.ts#L21): detached, row 2 (4 Bed): fourWeeks must be an amount in pounds, not "£15 \\& 10% \\<b\\>"',
      '- [content/photos/a:b, c.jpg](https://github.com/hill/website/blob/main/content/photos/a:b,%20c.jpg): the file is empty: put it there again',
      '- /prices: the page is missing',
      '',
      '',
    ].join('\n'),
  );
});

test('outside GitHub Actions nothing is shown', () => {
  vi.stubEnv('GITHUB_ACTIONS', undefined);
  reportToGithub(findings);
  expect(printed).toEqual([]);
});

test('without problems nothing is shown', () => {
  reportToGithub([]);
  expect(printed).toEqual([]);
});
