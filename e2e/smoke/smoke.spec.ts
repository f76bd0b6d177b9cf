import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startPreviewServer } from '../../lib/preview/preview-server';
import { exportFolders, standInService } from '../../lib/site/build-kind';
import { smokeTest } from './smoke-test';

const preview =
  process.env.SITE_FOLDER ?? path.join(import.meta.dirname, '../..', exportFolders.preview);
const formService = 'https://forms.example';
const formAddress = `${formService}/f/preview`;

let folder: string;

/** A release: the pages of the preview, with a form that posts to the owner's form service. */
test.beforeEach(async () => {
  folder = test.info().outputPath('release');
  await cp(preview, folder, { recursive: true });
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.html') && file !== '_headers') continue;
    await edit(file, (text) => text.replaceAll(standInService, formService));
  }
});
test.afterEach(async () => {
  for (const copy of ['release', 'published']) {
    await rm(test.info().outputPath(copy), { recursive: true, force: true });
  }
});

test('a sound release is passed', async () => {
  expect(await smokeTest({ folder, formAddress })).toEqual([]);
});

test('metrics that go to another host are no problem', async () => {
  const beacon = '<script>navigator.sendBeacon("https://metrics.example/", "1")</script>';
  await edit('_headers', (text) => text.replace(/^ *Content-Security-Policy:.*\n/gm, ''));
  await edit('faq.html', (html) => html.replace(/<meta http-equiv[^>]*>/, beacon));
  expect(await smokeTest({ folder, formAddress, pages: ['/faq'] })).toEqual([]);
});

type Fault = [what: string, page: string, spoil: () => Promise<void>, ...told: RegExp[]];

const faults: Fault[] = [
  [
    'a page that is gone',
    '/prices',
    () => remove(/^prices\.html$/),
    /^\/prices: it is answered with status 404$/,
  ],
  [
    'a host that has a page for every address',
    '/no-such-page',
    () => writeFile(path.join(folder, 'no-such-page.html'), 'Home'),
    /^\/no-such-page: it is answered with status 200$/,
  ],
  [
    "the stand-in's address in the form",
    '/contact',
    () => edit('contact.html', (html) => html.replaceAll(formService, standInService)),
    /^\/contact: its form sends messages to http:.*\/f\/preview instead of https:.*\/f\/preview$/,
  ],
  [
    'a script that throws',
    '/contact',
    () => edit(/contact-form-\w+\.js$/, (code) => `throw new Error('broken');${code}`),
    /^\/contact: a script breaks off with “broken”$/,
    /^\/contact: the script of its form does not start$/,
  ],
  [
    'a style that the policy blocks',
    '/faq',
    () => edit('faq.html', (html) => html.replace('</style>', 'b{color:red}</style>')),
    /^\/faq: the browser reports “.*style.*Content Security Policy.*” of \/faq$/,
  ],
  [
    'a picture that is gone',
    '/services',
    () => remove(/^photos.*\.jpe?g$/),
    /^\/services: the picture \/photos\/.* is missing \(status 404\)$/,
  ],
  [
    'a picture that no browser can show',
    '/',
    () => edit(/^photos\/house.*\.avif$/, () => 'no picture'),
    /^\/: the picture \/photos\/house-.* cannot be shown$/,
  ],
  [
    'a page that is wider than a phone',
    '/faq',
    () => edit('faq.html', (html) => html.replace('<h1', `<pre>${'wide '.repeat(100)}</pre><h1`)),
    /^\/faq: it is \d+ pixels wide in a window of 320$/,
    /^\/faq: it is \d+ pixels wide in a window of 1280$/,
  ],
];

for (const [what, page, spoil, ...told] of faults) {
  test(`${what} is named`, async () => {
    await spoil();
    const problems = await smokeTest({ folder, formAddress, pages: [page], timeout: 1_000 });
    expect(problems).toEqual(told.map((sentence) => expect.stringMatching(sentence)));
  });
}

test('what a host serves is compared with the release', async () => {
  const release = folder;
  folder = test.info().outputPath('published');
  await cp(release, folder, { recursive: true });
  await edit('prices.html', (html) => html.replace('<h1', '<b>Sale!</b><h1'));
  await edit('faq.html', (html) => html.replace('mailto:', '/cdn-cgi/l/email-protection#'));
  await edit('404.html', () => '<h1>Oops</h1>');
  await edit('_headers', (text) => text.replace(/^ *X-Content-Type-Options:.*\n/gm, ''));
  await remove(/^robots\.txt$/);
  const { url: address, close } = await startPreviewServer({ folder, port: 0 });
  const problems = await smokeTest({ folder: release, formAddress, address, pages: ['/about'] });
  await close();
  expect(problems).toEqual([
    expect.stringMatching('^/no-such-page: it is not what was built, near “<h1>Oops'),
    expect.stringMatching('^/faq: nobody can read its email addresses'),
    expect.stringMatching('^/prices: it is not what was built, near “.*<b>Sale!</b>'),
    '/robots.txt: it is answered with status 404',
    expect.stringMatching(/^\/.* and \d+ more: the header x-content-type-options is missing$/),
  ]);
});

/** Changes the files of that name. */
async function edit(name: string | RegExp, change: (text: string) => string) {
  for (const file of await find(name)) {
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

/** Removes the first file of that name. */
async function remove(name: RegExp) {
  const [first] = await find(name);
  await rm(first!);
}

async function find(name: string | RegExp): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).sort();
  const found = files.filter((file) =>
    typeof name === 'string' ? file === name : name.test(file),
  );
  expect(found, String(name)).not.toEqual([]);
  return found.map((file) => path.join(folder, file));
}
