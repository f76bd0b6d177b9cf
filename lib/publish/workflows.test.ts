import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { listen, stopListening } from '../preview/listen';
import { temporaryFolder } from '../testing/temporary-folder';

const project = temporaryFolder();
const [, listCode] = /run: (git .*)/.exec(readFileSync('.github/workflows/test.yml', 'utf8'))!;
const [, callHook] = /run: \|\n((?: {10}.*\n)+)/.exec(
  readFileSync('.github/workflows/publish.yml', 'utf8'),
)!;

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

it('another host is called to build what was tested, whatever has come since', async () => {
  run('git init --quiet --bare origin && git push --quiet ./origin HEAD:main');
  const checkOut = 'git clone --quiet --depth 1 "file://$PWD/origin" --branch main';
  run(`${checkOut} tested && ${checkOut} later`);
  run(
    'cd later && git -c user.name=Jo -c user.email=jo@hill.example commit --quiet --allow-empty --message Later && git push --quiet',
  );
  const branch = (name: string) => run(`git --git-dir origin rev-parse ${name}`);
  const tested = branch('main~1');
  const calls: string[] = [];
  const host = createServer((request, response) => {
    calls.push(`${request.method} ${branch('published')}`);
    response.writeHead(calls.length === 1 ? 200 : 404).end();
  });
  const DEPLOY_HOOK = await listen(host, 0);
  const call = () =>
    promisify(execFile)('bash', ['-eo', 'pipefail', '-c', callHook!], {
      cwd: path.join(project, 'tested'),
      env: { ...process.env, DEPLOY_HOOK },
    });
  await call();
  expect(calls).toEqual([`POST ${tested}`]);
  await expect(call()).rejects.toThrow('404');
  await stopListening(host);
});
