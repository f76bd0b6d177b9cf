import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder';

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
const step = /id: order\n +run: \|\n(.*?)\n +env:/s.exec(workflow)![1]!;
const cwd = temporaryFolder();
const bash = (script: string) =>
  execFileSync('bash', ['-ec', script], { cwd, stdio: 'pipe', encoding: 'utf8' });

const isCurrent = 'is-current=true';
const isOld = '::notice::Nothing was published, since published has a newer commit.';

describe.skipIf(process.platform === 'win32')('a run', () => {
  beforeAll(() => {
    bash(`export GIT_CONFIG_GLOBAL=/dev/null
      git init --quiet && git config user.name A && git config user.email a@example.com
      for name in old red newest branch; do
        git commit --quiet --allow-empty --message $name && git tag $name
      done
      git update-ref refs/remotes/origin/main newest`);
  });

  test.each([
    ['old', 'published', 'old', isCurrent],
    ['newest', 'published', 'old', isCurrent],
    ['old', 'published', 'newest', isOld],
    ['red', 'published', 'newest', isOld],
    ['branch', 'published', 'old', isOld.replace(/since.*/, 'since this commit is not on main.')],
    ['newest', 'main', 'old', isCurrent],
    ['red', 'main', 'old', isOld.replace('since published', 'since main')],
  ])('of the commit %s is compared with %s while %s is online', (commit, branch, online, says) => {
    const words = bash(`git checkout --quiet ${commit}
      git update-ref refs/remotes/origin/published ${online}
      export NEWEST=origin/${branch} GITHUB_OUTPUT=output; true > output
      ${step}
      cat output`);
    expect(words.trim()).toBe(says);
  });
});
