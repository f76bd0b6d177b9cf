import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Against hangs only: each test is a whole build.
const timeout = 300_000;

const results = join(import.meta.dirname, '../../e2e/results');

/** A copy of this folder, as another project would have it; several test runs may build at once. */
let copy: string;
let fixture: string;

beforeEach(async () => {
  await mkdir(results, { recursive: true });
  copy = await mkdtemp(join(results, 'export-'));
  fixture = join(copy, 'fixture');
  await cp(import.meta.dirname, copy, { recursive: true });
});

afterEach(() => rm(copy, { recursive: true }));

/** Runs the real `next build` in the fixture. */
async function build(env: Record<string, string> = {}) {
  const next = join(import.meta.dirname, '../../node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: fixture,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [status] = await once(child, 'close');
  return { status, errors };
}

async function exported(): Promise<string[]> {
  const entries = await readdir(join(fixture, 'out'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(fixture, 'out/').length))
    .map((file) => file.replace(/\w{8}\.js$/, 'HASH.js').replace(/\.[\w-]+\.png$/, '.png'))
    .sort();
}

test('a stock site is exported without a script, apart from its module', { timeout }, async () => {
  // On a busy machine Node.js may warn, so what is printed is no sign of failure.
  const { status, errors } = await build();
  expect(status, errors).toBe(0);
  expect(await exported()).toEqual([
    '404.html',
    '_headers',
    '_next/static/media/harbour.png',
    '_next/static/tide-counter-HASH.js',
    'index.html',
    'tides.html',
    'tides/index.html',
  ]);
  const [home, tides] = await Promise.all(
    ['index.html', 'tides.html'].map((file) => readFile(join(fixture, 'out', file), 'utf8')),
  );
  expect(home).not.toContain('<script');
  expect(home).toContain('<a href="/tides">Tides</a>');
  expect(home).toMatch(
    /<img alt="Boats in the harbour" loading="lazy" width="60" height="40" decoding="async" src="\/_next\/static\/media\/harbour\.[\w-]+\.png">/,
  );
  expect(home).toMatch(/<style>\.[\w-]+_title\{color:navy\}<\/style>/);
  expect(tides?.match(/<script/g)).toHaveLength(1);
  expect(tides).toMatch(/_button\{padding:1rem\}\.[\w-]+_many\{font-weight:700\}<\/style>/);
  expect(tides).toContain('<form action="/"><button>Back to the museum</button></form>');
  expect(tides).toMatch(
    /<script type="module" async="" src="\/_next\/static\/tide-counter-\w{8}\.js"><\/script>/,
  );
});

test('a client component that nothing would start is refused by name', { timeout }, async () => {
  const { status, errors } = await build({ WITH_FORGOTTEN: 'yes' });
  expect(status).toBe(1);
  expect(errors).toContain(
    'The export was refused:\nforgotten.html: nothing would start the client component app/forgotten/page.forgotten.tsx.\n',
  );
  expect(await readdir(fixture)).not.toContain('out');
});
