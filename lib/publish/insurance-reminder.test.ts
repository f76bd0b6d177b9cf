import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { business, sourcesWith } from '../testing/example';
import { useExampleProject } from '../testing/use-project';
import { updateReminder } from './insurance-reminder';

const owner = useExampleProject();
const insured = (validUntil: string) => ({
  ...business,
  insurance: { insurer: 'Example', cover: '£1 million', validUntil },
});
const title = 'Your insurance ends on 31 March 2027';
const other = { number: 3, title: 'A broken link', state: 'OPEN' };
const open = { number: 7, title, state: 'OPEN' };
const closed = { ...open, state: 'CLOSED' };
const create = `issue create --title=${title} --body=@ann: the night after you have put the new day into content/business.ts, this issue closes by itself.`;

it.each([
  ['more than a month before', '2027-02-28', insured('2027-03-31'), [other], []],
  ['a month before', '2027-03-01', insured('2027-03-31'), [other], [create]],
  ['the night after that', '2027-03-02', insured('2027-03-31'), [other, open], []],
  ['once the owner has closed it', '2027-03-02', insured('2027-03-31'), [closed], []],
  ['after the last day', '2027-04-01', insured('2027-03-31'), [], [create]],
  ['once the day has moved', '2027-03-02', insured('2028-03-31'), [other, open], ['issue close 7']],
  ['once the insurance is gone', '2027-03-02', business, [open], ['issue close 7']],
  [
    'a year later',
    '2027-03-02',
    insured('2027-03-31'),
    [{ ...closed, title: 'Your insurance ends on 31 March 2026' }],
    [create],
  ],
])('%s', (_, day, business, issues, calls) => {
  vi.stubEnv('GITHUB_REPOSITORY_OWNER', 'ann');
  const gh = vi.fn((...args: string[]) => {
    const listed = issues.filter(({ state }) => args.includes('--state=all') || state === 'OPEN');
    return args[1] === 'list' ? JSON.stringify(listed) : '';
  });
  updateReminder(business, gh, day);
  vi.unstubAllEnvs();
  expect(gh.mock.calls.slice(1).map((args) => args.join(' '))).toEqual(calls);
});

it.each([
  ['a date that has two readings', '10/12/2026', false],
  ['a date that has passed', '2020-12-10', true],
])('the nightly command, with %s', (_, validUntil, asksGithub) => {
  const insurance = { insurer: 'Example', cover: '£1 million', validUntil };
  const file = 'content/business.ts';
  writeFileSync(path.join(owner, file), sourcesWith({ business: { insurance } })[file]!);
  const asked = path.join(owner, `asked-${validUntil.slice(-2)}`);
  writeFileSync(path.join(owner, 'gh'), `#!/bin/sh\ntouch ${asked}\necho '[]'\n`, { mode: 0o755 });
  const command = path.join(import.meta.dirname, 'commands/insurance-reminder.ts');
  const tsx = path.resolve(import.meta.dirname, '../../node_modules/tsx/dist/cli.mjs');
  const PATH = `${owner}${path.delimiter}${process.env.PATH}`;
  spawnSync(process.execPath, [tsx, command], { cwd: owner, env: { ...process.env, PATH } });
  expect(existsSync(asked)).toBe(asksGithub);
});
