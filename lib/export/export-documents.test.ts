import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportDocuments, type ExportOptions } from './export-documents';
import { ExportRefusal } from './export-refusal';

const root = join(import.meta.dirname, '../..');
const framework = '4:I[22,["$2"],"default"]\n5:["$","$L4",null,{}]\n';
// React ends a text by its length, with no line break after it.
const flight = `${framework}6:T3,é?9:I[11,["$2"],"Counter"]\na:["$","$L9",null,{}]\n`;

const island =
  '<div data-island="counter" data-props="{&quot;start&quot;:3}"><button class="Xy_z_big">Count <!-- -->3</button></div>';

let project: string;

/** A built project in a temporary folder: one page, one island, all kinds of exported files. */
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'export-'));
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  await write('metrics.ts', `navigator.sendBeacon('/metrics');`);
  await write(
    'components/counter/counter.tsx',
    `'use client';
     import { useState } from 'react';
     import styles from './counter.module.css';
     export function Counter({ start }: { start: number }) {
       const [count, setCount] = useState(start);
       return <button className={styles.big} onClick={() => setCount(count + 1)}>Count {count}</button>;
     }`,
  );
  await write('components/counter/counter.module.css', '.big { color: red; }');
  await write(
    '.next/server/chunks/ssr/counter.js.map',
    JSON.stringify({
      sources: [
        'turbopack:///[project]/components/counter/counter.tsx',
        'turbopack:///[project]/components/counter/counter.module.css [app-ssr] (css module)',
      ],
      sourcesContent: ['', '__turbopack_context__.v({\n  "big": "Xy_z_big",\n});\n'],
    }),
  );
  await write(
    '.next/server/app/page_client-reference-manifest.js',
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
     globalThis.__RSC_MANIFEST["/page"] = {"clientModules":{
       "[project]/components/counter/counter.tsx":{"id":11},
       "[project]/components/switch/switch.tsx":{"id":33},
       "[project]/node_modules/next/dist/client/script.js":{"id":44},
       "[project]/node_modules/next/dist/esm/client/components/layout-router.js":{"id":22}}};`,
  );
  await write('.next/server/app/robots.txt.body', '');
  await write('public/icon.png', '');
  await writePage();
  for (const file of [
    '_next/static/chunks/a.js',
    '_next/static/media/house.1.png',
    '_next/static/build/_buildManifest.js',
    '__next._tree.txt',
    '_not-found.html',
    '_not-found.txt',
    '_not-found/__next._full.txt',
    'index.txt',
    'robots.txt',
    'icon.png',
  ]) {
    await write(`out/${file}`, '');
  }
});

afterEach(() => rm(project, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), content);
}

function writePage({
  island: islands = island,
  head = '<meta charset="utf-8"/>',
  endpoint = '',
  title = '<title>T</title>',
  data = flight,
} = {}): Promise<void> {
  return write(
    'out/index.html',
    `<!DOCTYPE html><html><head>${head}${endpoint}${title}</head><body><main><h1>H</h1>${islands}<img src="/_next/static/media/house.1.png"/></main><script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push(${JSON.stringify([1, data])})</script></body></html>`,
  );
}

async function exported(): Promise<string[]> {
  const entries = await readdir(join(project, 'out'), { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => join(entry.parentPath, entry.name).slice(join(project, 'out/').length))
    .map((file) => file.replace(/[A-Z0-9]{8}\.js$/, 'HASH.js'))
    .sort();
}

function exportProject(options: ExportOptions = {}): Promise<void> {
  const folders = { distDir: join(project, '.next'), outDir: join(project, 'out') };
  return exportDocuments({ projectDir: project, rootDir: project, ...folders }, options);
}

async function refusal(options: ExportOptions = {}): Promise<string[]> {
  const before = await exported();
  const error: unknown = await exportProject(options).catch((thrown: unknown) => thrown);
  expect(await exported()).toEqual(before);
  expect(error).toBeInstanceOf(ExportRefusal);
  return (error as ExportRefusal).problems;
}

test('files that pages use stay, and the rest of the framework is deleted', async () => {
  await exportProject();
  expect(await exported()).toEqual([
    '_headers',
    '_next',
    '_next/static',
    '_next/static/counter-HASH.js',
    '_next/static/media',
    '_next/static/media/house.1.png',
    'icon.png',
    'index.html',
    'robots.txt',
  ]);
});

test('an island is loaded by the page, under its policy, with the class names of the page', async () => {
  await exportProject();
  const page = await readFile(join(project, 'out/index.html'), 'utf8');
  expect(page).toMatch(
    /^<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-/,
  );
  expect(page.match(/<script/g)).toHaveLength(1);
  const [file = ''] = /counter-[A-Z0-9]{8}\.js/.exec(page) ?? [];
  const bundle = await readFile(join(project, 'out/_next/static', file), 'utf8');
  expect(bundle).toContain('"Xy_z_big"');
});

test('two islands share one file, which the page loads beside the entry', async () => {
  await write(
    'components/switch/switch.tsx',
    `import { useState } from 'react';
     export function Switch() {
       const [isOn, setOn] = useState(false);
       return <button onClick={() => setOn(!isOn)}>{isOn ? 'on' : 'off'}</button>;
     }`,
  );
  const other = '<div data-island="switch" data-props="{}"><button>off</button></div>';
  await writePage({
    island: island + other,
    data: `${flight}b:I[33,[],"Switch"]\nc:["$","$Lb"]\n`,
  });
  await exportProject();
  const scripts = (await exported()).filter((file) => file.endsWith('.js'));
  expect(scripts).toEqual([
    '_next/static/HASH.js',
    '_next/static/counter-HASH.js',
    '_next/static/switch-HASH.js',
  ]);
  const page = await readFile(join(project, 'out/index.html'), 'utf8');
  expect(page).toMatch(/\[data-island=counter\]"\),\["counter-\w{8}\.js","\w{8}\.js"\]/);
  expect(page).toMatch(/\[data-island=switch\]"\),\["switch-\w{8}\.js","\w{8}\.js"\]/);
});

test('an early script beside the component is inlined into the page', async () => {
  await write(
    'components/counter/counter.early.ts',
    `export function early(island: HTMLElement, start: () => void) { if (island.id === 'now') start(); }`,
  );
  await exportProject();
  const page = await readFile(join(project, 'out/index.html'), 'utf8');
  expect(page).toMatch(/<script>.*\.id==="now"&&.*<\/script>/);
});

test('a site without islands has no script at all', async () => {
  await writePage({ island: '', data: framework });
  await exportProject();
  const page = await readFile(join(project, 'out/index.html'), 'utf8');
  expect(page).not.toContain('<script');
  expect(page).toContain("script-src 'none'");
  expect((await exported()).filter((file) => file.endsWith('.js'))).toEqual([]);
});

test('a script for later is bundled only for a page that asks for it', async () => {
  const options = { afterLoad: { metrics: 'metrics.ts' } };
  await exportProject(options);
  expect(await exported()).not.toContain('_next/static/metrics-HASH.js');
});

test('a script for later may send to the address that the page names', async () => {
  await writePage({ endpoint: '<meta name="metrics" content="https://metrics.example/x"/>' });
  await exportProject({ afterLoad: { metrics: 'metrics.ts' } });
  expect(await exported()).toContain('_next/static/metrics-HASH.js');
  const page = await readFile(join(project, 'out/index.html'), 'utf8');
  expect(page).toContain("connect-src 'self' https://metrics.example;");
  expect(page).toMatch(/<script>.*"load".*metrics-\w{8}\.js.*<\/script>/);
});

test('a file of unknown origin is refused', async () => {
  await write('out/index.rsc', '');
  expect(await refusal()).toEqual([
    'index.rsc: it is not a page, a public file or the output of a route handler.',
  ]);
});

test('a client component outside an island is refused, unless it is complete without script', async () => {
  await writePage({ island: '<button class="Xy_z_big">Count 3</button>' });
  expect(await refusal()).toEqual([
    'index.html: the client component components/counter/counter.tsx is outside an island, where nothing hydrates it.',
  ]);
  await exportProject({ completeWithoutScript: ['components/counter/counter.tsx'] });
});

test('an island that is also shown outside its marker is refused', async () => {
  await writePage({ data: `${flight}b:["$","$L9",null,{}]\n` });
  expect(await refusal()).toEqual([
    'index.html: the client component components/counter/counter.tsx is also outside its island, where nothing hydrates it.',
  ]);
});

test('a part of Next that needs script is refused', async () => {
  await writePage({ data: `${flight}b:I[44,[],""]\n` });
  expect(await refusal()).toEqual([
    'index.html: the client component node_modules/next/dist/client/script.js is outside an island, where nothing hydrates it.',
  ]);
});

test('a client component that no manifest names is refused', async () => {
  await writePage({ data: `${flight}b:I[55,[],""]\n` });
  expect(await refusal()).toEqual(["index.html: none of Next's manifests has the module 55."]);
});

test('an island without a component is refused', async () => {
  await writePage({ island: '<div data-island="clock" data-props="{}"></div>', data: framework });
  expect(await refusal()).toEqual([
    'index.html: the island clock has no client component from a file of that name.',
  ]);
});

test('an island that is on a page twice is refused', async () => {
  await writePage({ island: island.repeat(2) });
  expect(await refusal()).toEqual(['index.html: the island counter is on the page twice.']);
});

test('an island whose bundle renders different HTML is refused', async () => {
  await writePage({
    island: island.replace(':3}', ':4}'),
  });
  expect(await refusal()).toEqual([
    'index.html: the island counter is “_big">Count <!-- -->3</button>” in the page and “_big">Count <!-- -->4</button>” in its bundle.',
  ]);
});

test('an island without readable props is refused', async () => {
  await writePage({ island: '<div data-island="counter" data-props="{"></div>' });
  expect(await refusal()).toEqual([
    expect.stringMatching(
      /^index\.html: the island counter cannot be rendered from its data-props: SyntaxError: /,
    ),
  ]);
});

test('an island with a style that Next did not compile is refused', async () => {
  await rm(join(project, '.next/server/chunks/ssr/counter.js.map'));
  expect(await refusal()).toEqual([
    "components/counter/counter.tsx: Next's output has no class names for components/counter/counter.module.css.",
  ]);
});

test('an island that imports from Next is refused', async () => {
  await write(
    'components/counter/counter.tsx',
    `import Link from 'next/link';\nexport const Counter = () => <Link href="/">Home</Link>;`,
  );
  expect(await refusal()).toEqual([
    'components/counter/counter.tsx: an island cannot import next/link, since Next does not reach the browser.',
  ]);
});

test('the policy stands before the first style, and after the pictures that are fetched ahead', async () => {
  const ahead =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="preload" as="image" imagesrcset="/icon.png 32w">';
  await writePage({ head: `${ahead}<style>h1{color:navy}</style>` });
  await exportProject();
  const page = await readFile(join(project, 'out/index.html'), 'utf8');
  const [before, after] = page.split(/<meta http-equiv="Content-Security-Policy"[^>]*>/);
  expect(before).toBe(`<!DOCTYPE html><html><head>${ahead}`);
  expect(after).toMatch(/^<style>/);
});

test('the policy ends a head that has nothing else', async () => {
  await writePage({ head: '<meta charset="utf-8"><meta name="viewport" content="a">', title: '' });
  await exportProject();
  expect(await readFile(join(project, 'out/index.html'), 'utf8')).toMatch(
    /<meta name="viewport" content="a"><meta http-equiv="Content-Security-Policy" [^>]*><\/head>/,
  );
});

test('a head that does not begin with the encoding is refused', async () => {
  await writePage({ head: '<meta name="viewport" content="width=device-width"/>' });
  expect(await refusal()).toEqual(['index.html: its head does not begin with <meta charset>.']);
});
