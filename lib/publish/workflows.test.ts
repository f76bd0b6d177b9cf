import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';

const project = temporaryFolder();
const [, listCode] = /run: (git .*)/.exec(readFileSync('.github/workflows/test.yml', 'utf8'))!;
const commit = 'git -c user.name=Jo -c user.email=jo@hill.example commit --quiet --message Change';

/** Runs a command with the shell that the workflow asks for, and resolves to what it prints. */
async function run(command: string): Promise<string> {
  const bash = promisify(execFile)('bash', ['-eo', 'pipefail', '-c', command], { cwd: project });
  return (await bash).stdout;
}

/** Commits a file, and resolves to the list of the code from which the workflow tells whether to test it. */
async function listAfter(file: string, text: string): Promise<string> {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
  await run(`git add ${file} && ${commit}`);
  await run(listCode!);
  return readFileSync(path.join(project, 'code.txt'), 'utf8');
}

it('without a repository, there is no list that could pass for tested code', async () => {
  await expect(run(listCode!)).rejects.toThrow('not a git repository');
});

it("code and manuals are tested again after every change, the owner's files are not", async () => {
  await run('git init --quiet');
  const first = await listAfter('app/page.tsx', 'one');
  expect(await listAfter('content/prices.ts', 'two')).toBe(first);
  expect(await listAfter('content/photos/café.jpg', 'three')).toBe(first);
  const second = await listAfter('content/README.md', 'four');
  expect(second).not.toBe(first);
  expect(await listAfter('lib/content/prices.ts', 'five')).not.toBe(second);
});
