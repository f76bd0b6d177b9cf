import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from './use-project';

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
const step = /id: order\n +run: \|\n(.*?)\n +env:/s.exec(workflow)![1]!;
const cwd = temporaryFolder();
const bash = (script: string) =>
  execFileSync('bash', ['-ec', script], { cwd, stdio: 'pipe', encoding: 'utf8' }).trim();

test.skipIf(process.platform === 'win32')('no run publishes an older commit than is online', () => {
  bash(`export GIT_CONFIG_GLOBAL=/dev/null
    git init --quiet && git config user.name A && git config user.email a@example.com
    for name in old red newest branch; do
      git commit --quiet --allow-empty --message $name && git tag $name
    done
    git update-ref refs/remotes/origin/main newest`);
  const run = (commit: string, branch: string, online: string) =>
    bash(`git checkout --quiet ${commit}
      git update-ref refs/remotes/origin/published ${online}
      export NEWEST=origin/${branch} GITHUB_OUTPUT=output; true > output
      ${step}
      cat output`);
  const isCurrent = 'is-current=true';
  const isOld = '::notice::Nothing was published, since published has a newer commit.';
  expect(run('old', 'published', 'old')).toBe(isCurrent);
  expect(run('newest', 'published', 'old')).toBe(isCurrent);
  expect(run('old', 'published', 'newest')).toBe(isOld);
  expect(run('branch', 'published', 'old')).toMatch('since this commit is not on main.');
  expect(run('newest', 'main', 'old')).toBe(isCurrent);
  expect(run('red', 'main', 'old')).toBe(isOld.replace('since published', 'since main'));
});
