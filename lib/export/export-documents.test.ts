import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportDocuments, ExportRefusal, type NextBuild } from './export-documents';
import type { Redirect } from './redirect-page';

const module = (file: string) => `<meta name="page-module" content="${file}"/>`;

let project: string;

/** A built project: one page, one module, all kinds of exported files. */
const files = {
  'package.json': '{ "browserslist": ["chrome >= 111"] }',
  'components/bill/bill.ts': `import styles from './bill.module.css';
    const button = document.querySelector('button')!;
    button.onclick = () => (button.className = Object.values(styles).join(' '));`,
  'components/bill/bill.module.css': '.c, .b, .bill, .a, .e, .d { color: red; }',
  '.next/server/app/index.html': '',
  '.next/server/app/prices.html': '',
  '.next/server/app/photos/shown.jpg.body': '',
  '.next/server/app/photos/unused.jpg.body': '',
  '.next/server/app/robots.txt.body': '',
  'public/.DS_Store': '',
  'public/.nojekyll': '',
  'public/.well-known/security.txt': '',
  'public/icon.png': '',
  'out/404.html': '<!DOCTYPE html><meta charset="utf-8"/><title>T</title>',
  'out/prices.html': '<!DOCTYPE html><meta charset="utf-8"/><title>P</title><p id="d"></p>',
  'out/_next/static/chunks/a.js': '',
  'out/_next/static/media/house.1.png': '',
  'out/_not-found.html': '',
  'out/index.txt': '',
  'out/photos/shown.jpg': '',
  'out/photos/unused.jpg': '',
  'out/robots.txt': '',
  'out/.DS_Store': '',
  'out/.nojekyll': '',
  'out/.well-known/security.txt': '',
  'out/icon.png': '',
};

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'export-'));
  await write({ ...files, ...pageWith() });
});

afterEach(() => rm(project, { recursive: true }));

async function write(changes: Record<string, string>): Promise<void> {
  for (const [file, content] of Object.entries(changes)) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), content);
  }
}

/** The exported page, by its path. */
function pageWith({
  modules = module('components/bill/bill.ts'),
  head = '<meta charset="utf-8"/>',
  // As Turbopack names the class of the module.
  style = '._5XfPFG_bill{color:red}',
  body = '',
} = {}): Record<string, string> {
  return {
    'out/index.html': `<!DOCTYPE html><html><head>${head}<style>${style}</style>${modules}</head><body><main><h1>H</h1><button>Count</button>${body}<img src="/_next/static/media/house.1.png"/><img src="/photos/shown.jpg"/></main><script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,"0:null"])</script></body></html>`,
  };
}

async function exported(): Promise<string[]> {
  const entries = await readdir(join(project, 'out'), { recursive: true });
  return entries.filter((entry) => entry.includes('.')).sort();
}

/** Exports the project; returns its page. */
async function exportPage({ config = {}, redirects = [] as Redirect[] } = {}) {
  const build = {
    projectDir: project,
    distDir: join(project, '.next'),
    config: { output: 'export', ...config },
  } as NextBuild;
  const siteAddress = 'https://www.example.com';
  await exportDocuments(build, { outDir: join(project, 'out'), siteAddress, redirects });
  return readFile(join(project, 'out/index.html'), 'utf8');
}

test('a page loads its module at the end of its body, under a policy after its preloads that lets it send', async () => {
  const endpoint = '<meta name="web-vitals-endpoint" content="https://metrics.example/x"/>';
  const ahead =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="preload" as="image" imagesrcset="/icon.png 32w">';
  await write(pageWith({ head: ahead + endpoint }));
  const page = await exportPage();
  const [before, policy, after] = page.split(
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/,
  );
  expect(before).toBe(`<!DOCTYPE html><html><head>${ahead}`);
  expect(after).toMatch(/^<meta name="web-vitals-endpoint" [^>]*><style>/);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' https://metrics.example;");
  expect(page.match(/<script/g)).toHaveLength(1);
  const [, file = ''] =
    /<script type="module" async="" src="\/([^"]*)"><\/script><\/body>/.exec(page) ?? [];
  // In the same order in every build.
  const classes = (await readFile(join(project, 'out', file), 'utf8')).match(/_5XfPFG_\w+/g);
  expect(classes?.join(' ').replaceAll('_5XfPFG_', '')).toBe('a b bill c d e');
  expect(await exported()).toEqual([
    '.nojekyll',
    '.well-known',
    '.well-known/security.txt',
    '404.html',
    file,
    '_next/static/media/house.1.png',
    'icon.png',
    'index.html',
    'photos/shown.jpg',
    'prices.html',
    'robots.txt',
  ]);
});

test('a dynamic import is exported to a file of its own, which no page mentions', async () => {
  await write({
    'shared.ts': `export const shared = document.title;`,
    'later.ts': `import { shared } from './shared';\nalert(shared);`,
    'one.ts': `import { shared } from './shared';\nalert(shared);\nimport('./later');`,
    'two.ts': `import { shared } from './shared';\nconfirm(shared);`,
    ...pageWith({ modules: module('one.ts') + module('two.ts') + module('two.ts') }),
  });
  const names = (await exportPage()).matchAll(/\/_next\/static\/(\w+)-\w{8}\.js"/g);
  expect([...names].map(([, name]) => name)).toEqual(['one', 'two']);
  expect(String(await exported())).toMatch(/static\/later-\w{8}\.js/);
});

test.each([
  [{ 'out/index.rsc': '' }, 'index.rsc: this is not a page'],
  [pageWith({ body: '<iframe></iframe>' }), 'is not in third-parties.ts: “<iframe></iframe>”'],
  [
    pageWith({ body: '<a href="/price">our prices</a>' }),
    'index.html: “our prices” links to /price',
  ],
  [pageWith({ body: '<p id="a"><p id="a">' }), 'index.html: “a” is the id of two parts'],
  [
    pageWith({ body: '<textarea>\n\nBelow</textarea>' }),
    'index.html: browsers would parse its HTML',
  ],
  [pageWith({ modules: module('clock.ts') }), 'Cannot resolve entry module'],
  [pageWith({ style: '' }), 'bill.ts: a page lacks the styles of components/bill/bill.module.css'],
  [{ 'public/prices.html': '' }, 'public/prices.html: the site uses this name'],
  [{ 'components/bill/bill.ts': `import 'next/link';` }, 'bill.ts imports next/link, which only'],
  [{ 'components/bill/bill.ts': `import 'path';` }, 'bill.ts imports path, which only'],
])(
  'what must not be published is refused, and no file changes: %j, %s',
  async (changes, problem) => {
    await write(changes);
    const before = await exported();
    const refusal = await exportPage().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ExportRefusal);
    expect((refusal as ExportRefusal).message).toContain(problem);
    expect(await exported()).toEqual(before);
  },
);

test.each([{ output: undefined }, { basePath: '/docs' }, { assetPrefix: 'https://cdn.example' }])(
  'a site with a server, or with its files elsewhere, is refused: %o',
  async (config) => {
    await expect(exportPage({ config })).rejects.toThrow("output must be 'export'");
  },
);

test('an old address sends visitors on, with a policy of its own', async () => {
  const file = 'old/Über uns.php/index.html';
  await exportPage({ redirects: [{ from: '/old', file, to: '/prices?b=1&c#d' }] });
  const page = await readFile(join(project, 'out', file), 'utf8');
  expect(page).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'none';`,
  );
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/prices">');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/prices?b=1&amp;c#d">');
  expect(page).toContain('<a href="/prices?b=1&amp;c#d">');
});
