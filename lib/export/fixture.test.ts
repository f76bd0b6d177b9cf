import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Only to end a test that hangs: each is a whole build.
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
async function build() {
  const next = join(import.meta.dirname, '../../node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: fixture,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [status] = await once(child, 'close');
  return { status, errors };
}

test('a stock site is exported without a script, apart from its module', { timeout }, async () => {
  // Only the status tells a failure, since Node.js may print warnings on a busy machine.
  const { status, errors } = await build();
  expect(status, errors).toBe(0);
  const out = join(fixture, 'out');
  const entries = await readdir(out, { recursive: true });
  const files = entries.filter((entry) => /_headers$|\.\w+$/.test(entry)).sort();
  expect(files).toEqual([
    '404.html',
    '_headers',
    expect.stringMatching(/^_next\/static\/media\/harbour\.[\w-]+\.png$/),
    expect.stringMatching(/^_next\/static\/tide-counter-\w{8}\.js$/),
    'index.html',
    'tides.html',
    'tides/index.html',
  ]);
  const [headers, home, tides, copy] = await Promise.all(
    [files[1], ...files.slice(4)].map((file) => readFile(join(out, file!), 'utf8')),
  );
  expect(headers).toMatch(/^\/tides\/\n  Content-Security-Policy:/m);
  expect(copy).toBe(tides);
  expect(home).not.toContain('<script');
  expect(home).toContain('<a href="/tides">Tides</a>');
  expect(home).toContain(`<img src="/${files[2]}" alt="Boats in the harbour">`);
  expect(home).toMatch(/<style>\.([\w-]+_title)\{color:navy\}<\/style>.*<h1 class="\1">/);
  expect(tides).toMatch(
    /\.([\w-]+_button)\{padding:1rem\}\.[\w-]+_many\{font-weight:700\}<\/style>.*<button class="\1">/,
  );
  expect(tides!.match(/<script[^]*<\/script>/g)).toEqual([
    `<script type="module" async="" src="/${files[3]}"></script>`,
  ]);
});

test('a client component that nothing would start is refused by name', { timeout }, async () => {
  const forgotten = `'use client';\nexport default () => <button onClick={() => {}}>Clap</button>;`;
  await mkdir(join(fixture, 'app/applause'));
  await writeFile(join(fixture, 'app/applause/page.tsx'), forgotten);
  const { status, errors } = await build();
  expect(status).toBe(1);
  expect(errors).toContain(
    'The export was refused:\napp/applause/page: nothing would start the client component app/applause/page.tsx.\n',
  );
  expect(await readdir(fixture)).not.toContain('out');
});
