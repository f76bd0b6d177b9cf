import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startPreviewServer } from '../../lib/preview/preview-server';
import { standInService } from '../../lib/site/build-kind';
import { smokeTest } from '../../lib/publish/smoke-test';
import { example } from '../../lib/testing/example';
import { test } from '../site';

const formService = 'https://forms.example';
const business = {
  ...example.business,
  formService: { name: 'Forms', address: formService, formId: 'preview' },
};

let folder: string;

/** A release: the pages of the preview, with a form that posts to the owner's form service. */
test.beforeEach(async ({ siteFolder }) => {
  folder = test.info().outputPath('release');
  await cp(siteFolder, folder, { recursive: true });
  await edit(/\.html$|^_headers$/, (text) => text.replaceAll(standInService, formService));
});
test.afterEach(() => rm(test.info().outputPath(), { recursive: true }));

test('the smoke test passes a sound release', async () => {
  expect(await smokeTest({ folder, business })).toEqual([]);
});

test('the smoke test allows metrics that go to another host', async () => {
  const beacon = '<script>navigator.sendBeacon("https://metrics.example/", "1")</script>';
  await edit('_headers', (text) => text.replace(/^ *Content-Security-Policy:.*\n/gm, ''));
  await edit('faq.html', (html) => html.replace(/<meta http-equiv[^>]*>/, beacon));
  expect(await smokeTest({ folder, business, pages: ['/faq'] })).toEqual([]);
});

test('the smoke test names each thing that a visitor would find broken', async () => {
  await writeFile(path.join(folder, 'no-such-page.html'), 'Home');
  for (const name of ['prices.html', 'prices']) {
    await rm(path.join(folder, name), { recursive: true });
  }
  await edit(/^photos\/gutter-240-.*\.avif$/, () => 'no picture');
  await edit('contact.html', (html) => html.replaceAll(formService, standInService));
  await edit(/contact-form-script-\w+\.js$/, (code) => `throw new Error('broken');${code}`);
  await edit('faq.html', (html) => html.replace('</style>', 'b{color:red}</style>'));
  await edit('faq.html', (html) => html.replace('<h1', '<p data-until="2026-01-31">Away.</p>$&'));
  await edit('services.html', (html) => html.replace('<h1', `<pre>${'wide '.repeat(99)}</pre><h1`));
  const pages = ['/', '/prices', '/contact', '/faq', '/services', '/no-such-page'];
  const problems = await smokeTest({ folder, business, pages, timeout: 1_000 });
  const expected = [
    /^\/: the picture \/photos\/gutter-240-.* cannot be shown$/,
    /^\/prices: it is answered with status 404$/,
    /^\/contact: a script breaks off with “broken”$/,
    /^\/contact: its form sends messages to http:.*\/f\/preview instead of https:.*\/f\/preview$/,
    /^\/contact: the script of its form does not start$/,
    /^\/faq: the browser reports “.*style.*Content Security Policy.*” of \/faq$/,
    /^\/services: the picture \/photos\/gutter-240-.* cannot be shown$/,
    /^\/services: it is \d+ pixels wide in a window of 320$/,
    /^\/services: it is \d+ pixels wide in a window of 1280$/,
    /^\/no-such-page: it is answered with status 200$/,
    /^“Away.” ended on 31 January 2026, but is still shown/,
  ];
  expect(problems).toEqual(expected.map((sentence) => expect.stringMatching(sentence)));
});

test('the smoke test compares the pages and headers of a host with the release', async () => {
  const release = folder;
  folder = test.info().outputPath('published');
  await cp(release, folder, { recursive: true });
  await edit('prices.html', (html) => html.replace('<h1', '<b>Sale!</b><h1'));
  await edit('faq.html', (html) => html.replace('mailto:', '/cdn-cgi/l/email-protection#'));
  await edit('404.html', () => '<h1>Oops</h1>');
  await edit('_headers', (text) => text.replace(/^ *X-Content-Type-Options:.*\n/gm, ''));
  await rm(path.join(folder, 'robots.txt'));
  const { url: address, close } = await startPreviewServer({ folder, port: 0 });
  const problems = await smokeTest({ folder: release, business, address, pages: ['/about'] });
  await close();
  expect(problems).toEqual([
    expect.stringMatching('^/no-such-page: it is not what was built, near “<h1>Oops'),
    expect.stringMatching('^/faq: nobody can read its email addresses'),
    expect.stringMatching('^/prices: it is not what was built, near “.*<b>Sale!</b>'),
    '/robots.txt: it is answered with status 404',
    expect.stringMatching(/^\/.* and \d+ more: the header x-content-type-options is missing$/),
  ]);
});

/** Changes every file of that name in the release. */
async function edit(name: string | RegExp, change: (text: string) => string) {
  const files = await readdir(folder, { recursive: true });
  const found = files.filter((file) => (name instanceof RegExp ? name.test(file) : name === file));
  expect(found, String(name)).not.toEqual([]);
  for (const file of found.map((one) => path.join(folder, one))) {
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}
