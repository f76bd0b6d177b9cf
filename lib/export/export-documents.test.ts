import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportDocuments, type ExportOptions } from './export-documents';

const module = (file: string) => `<meta name="page-module" content="${file}"/>`;

const manifest = '.next/server/app/page_client-reference-manifest.js';

let project: string;

/** A built project: one page, one module, all kinds of exported files. */
const files = {
  'components/counter/counter.ts': `import styles from './counter.module.css';
    const button = document.querySelector('button')!;
    button.onclick = () => (button.className = styles.big);`,
  'components/counter/counter.module.css': '.big { color: red; }',
  '.next/server/chunks/ssr/counter.js.map': JSON.stringify({
    sources: [
      'turbopack:///[project]/components/page-module.tsx',
      'turbopack:///[project]/components/counter/counter.module.css [app-ssr] (css module)',
    ],
    sourcesContent: ['', '__turbopack_context__.v({\n  "big": "Xy_z_big",\n});\n'],
  }),
  [manifest]: `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
    globalThis.__RSC_MANIFEST["/page"] = {"clientModules":{
      "[project]/components/page-module.tsx":{"id":11},
      "[project]/node_modules/next/dist/esm/client/components/layout-router.js":{"id":22}}};`,
  '.next/server/app/index.html': '',
  '.next/server/app/robots.txt.body': '',
  'public/icon.png': '',
  'out/_next/static/chunks/a.js': '',
  'out/_next/static/media/house.1.png': '',
  'out/404.html': '<!DOCTYPE html><meta charset="utf-8"/><title>T</title>',
  'out/_not-found.html': '',
  'out/index.txt': '',
  'out/robots.txt': '',
  'out/icon.png': '',
};

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'export-'));
  for (const [file, content] of Object.entries(files)) await write(file, content);
  await writePage();
});

afterEach(() => rm(project, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), content);
}

function writePage({
  modules = module('components/counter/counter.ts'),
  head = '<meta charset="utf-8"/>',
  title = '<title>T</title>',
  body = '',
} = {}): Promise<void> {
  return write(
    'out/index.html',
    `<!DOCTYPE html><html><head>${head}${modules}${title}</head><body><main><h1>H</h1><button>Count</button>${body}<img src="/_next/static/media/house.1.png"/></main><script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,"0:null"])</script></body></html>`,
  );
}

async function exported(): Promise<string[]> {
  const entries = await readdir(join(project, 'out'), { recursive: true });
  return entries.filter((entry) => /_headers$|\./.test(entry)).sort();
}

async function exportProject(options: ExportOptions = {}): Promise<void> {
  return exportDocuments(
    {
      projectDir: project,
      rootDir: project,
      distDir: join(project, '.next'),
      outDir: join(project, 'out'),
      files: await exported(),
    },
    { completeWithoutScript: ['components/page-module.tsx'], ...options },
  );
}

/** Exports the project; returns its page. */
async function exportPage(options?: ExportOptions): Promise<string> {
  await exportProject(options);
  return readFile(join(project, 'out/index.html'), 'utf8');
}

test('a page runs its module at its end, under a policy that lets it send', async () => {
  const head = '<meta charset="utf-8"/><meta name="metrics" content="https://metrics.example/x"/>';
  await writePage({ head });
  const page = await exportPage({ sendTo: ['metrics'] });
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"><meta name="metrics"[^>]*><title>T<\/title><\/head>/.exec(
      page,
    ) ?? [];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' https://metrics.example;");
  expect(page.match(/<script/g)).toHaveLength(1);
  const [, file = ''] =
    /<script type="module" async="" src="\/([^"]*)"><\/script><\/body>/.exec(page) ?? [];
  expect(await readFile(join(project, 'out', file), 'utf8')).toContain('className=`Xy_z_big`');
});

test('a dynamic import is exported to a file of its own, which no page names', async () => {
  await write('shared.ts', `export const shared = document.title;`);
  await write('later.ts', `import { shared } from './shared';\nalert(shared);`);
  await write('one.ts', `import { shared } from './shared';\nalert(shared);\nimport('./later');`);
  await write('two.ts', `import { shared } from './shared';\nconfirm(shared);`);
  await writePage({ modules: module('one.ts') + module('two.ts') + module('two.ts') });
  const files = (await exportPage()).matchAll(/\/_next\/static\/(\w+)-\w{8}\.js"/g);
  expect([...files].map(([, file]) => file)).toEqual(['one', 'two']);
  expect(String(await exported())).toMatch(/static\/later-\w{8}\.js/);
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'a file of unknown origin',
    () => write('out/index.rsc', ''),
    'index.rsc: it is not a page, a public file or the output of a route handler.',
  ],
  [
    'a client component that nothing starts, here of Next',
    () =>
      write(
        manifest,
        files[manifest].replace('esm/client/components/layout-router', 'client/script'),
      ),
    'app/page: nothing would start the client component node_modules/next/dist/client/script.js.',
  ],
  [
    'a build whose client components are not where Next had them',
    () => rm(join(project, manifest)),
    "Next's manifests name no client component, so Next has changed.",
  ],
  [
    'a module without a file',
    () => writePage({ modules: module('components/clock.ts') }),
    expect.stringMatching(/^components\/clock\.ts: .*Cannot resolve entry module/),
  ],
  [
    'a module with a style that no page has',
    () => rm(join(project, '.next/server/chunks/ssr/counter.js.map')),
    'components/counter/counter.ts: no page has the styles of components/counter/counter.module.css, or Next has changed.',
  ],
  [
    'a module that imports from Next',
    () => write('components/counter/counter.ts', `import Link from 'next/link';\nalert(Link);`),
    'components/counter/counter.ts: components/counter/counter.ts imports next/link, and Next does not reach the browser.',
  ],
  ...['index.html', 'INDEX.html', 'robots.txt', '_headers', '404.html'].map(
    (file): [string, () => Promise<unknown>, string] => [
      `public/${file}`,
      () => write(`public/${file}`, ''),
      `public/${file}: the site has a file of its own there. Rename it.`,
    ],
  ),
  [
    'a head that does not begin with the encoding',
    () => writePage({ head: '<meta name="viewport" content="width=device-width"/>' }),
    'index.html: its head does not begin with <meta charset>.',
  ],
  [
    'a text area whose first empty line browsers would drop',
    () => writePage({ body: '<textarea>\n\nBelow</textarea>' }),
    'index.html: browsers would read another document from its HTML.',
  ],
])('%s is refused, and nothing has changed', async (_, change, problem) => {
  await change();
  const before = await exported();
  await expect(exportProject()).rejects.toMatchObject({ name: 'ExportRefusal', message: problem });
  expect(await exported()).toEqual(before);
});

test('an old address sends visitors on under a policy of its own, and no headers', async () => {
  const file = 'old/Über uns.php/index.html';
  await exportProject({ redirects: [{ file, to: 'https://www.example.com/a?b=1&c#d' }] });
  const page = await readFile(join(project, 'out', file), 'utf8');
  expect(page).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'none';`,
  );
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/a">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/a?b=1&amp;c#d">');
  expect(page).toContain('<a href="/a?b=1&amp;c#d">');
  expect(await readFile(join(project, 'out/_headers'), 'utf8')).not.toContain('old');
});

test('an old address never takes the place of a file of the site', async () => {
  const redirects = [{ file: 'robots.txt', to: 'https://www.example.com/' }];
  await expect(exportProject({ redirects })).rejects.toThrow('EEXIST');
});

test('the policy stands after the pictures that are fetched ahead, and before the styles', async () => {
  const ahead =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="preload" as="image" imagesrcset="/icon.png 32w">';
  const styles = '<style>h1{color:navy}</style>';
  await writePage({ head: ahead + styles, title: '', modules: '' });
  const [before, after] = (await exportPage()).split(/<meta http-equiv="[^>]*>/);
  expect(before).toBe(`<!DOCTYPE html><html><head>${ahead}`);
  expect(after).toMatch(RegExp(`^${styles}</head>`));
});
