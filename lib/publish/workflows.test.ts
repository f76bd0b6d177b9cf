import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';

const project = temporaryFolder();
const [, listCode] = /run: (git .*)/.exec(readFileSync('.github/workflows/test.yml', 'utf8'))!;

/** Runs a command with the shell that the workflow asks for. */
function run(command: string): string {
  return execFileSync('bash', ['-eo', 'pipefail', '-c', command], {
    cwd: project,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** Commits a file, and returns the list of the code from which the workflow tells whether to test it. */
function listAfter(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
  run(`git add ${file}`);
  run('git -c user.name=Jo -c user.email=jo@hill.example commit --quiet --message Change');
  run(listCode!);
  return readFileSync(path.join(project, 'code.txt'), 'utf8');
}

it('without a repository, there is no list that could pass for tested code', () => {
  expect(() => run(listCode!)).toThrow('not a git repository');
});

it("code and manuals are tested again after every change, the owner's files are not", () => {
  run('git init --quiet');
  const first = listAfter('app/page.tsx', 'one');
  expect(listAfter('content/prices.ts', 'two')).toBe(first);
  expect(listAfter('content/photos/café.jpg', 'three')).toBe(first);
  const second = listAfter('app/page.tsx', 'four');
  expect(second).not.toBe(first);
  const third = listAfter('content/README.md', 'five');
  expect(third).not.toBe(second);
  expect(listAfter('lib/content/prices.ts', 'six')).not.toBe(third);
  expect(listAfter('app/page.tsx', 'one')).not.toBe(first);
});
