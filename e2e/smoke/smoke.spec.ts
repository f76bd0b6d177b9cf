import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
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
test.afterEach(() => rm(folder, { recursive: true }));

test('a sound release is passed', async () => {
  expect(await smokeTest({ folder, formAddress })).toEqual([]);
});

test('metrics that go to another host are no problem', async () => {
  const beacon = '<script>navigator.sendBeacon("https://metrics.example/", "1")</script>';
  await edit('_headers', (text) => text.replace(/^ *Content-Security-Policy:.*\n/gm, ''));
  await edit('faq.html', (html) => html.replace(/<meta http-equiv[^>]*>/, beacon));
  expect(await smokeTest({ folder, formAddress, pages: ['/faq'] })).toEqual([]);
});

test('a page that is missing is named', async () => {
  await rm(path.join(folder, 'prices.html'));
  expect(await smokeTest({ folder, formAddress, pages: ['/prices'] })).toEqual([
    '/prices: the page is missing (status 404)',
  ]);
});

test("the stand-in's address in the form is named", async () => {
  await edit('contact.html', (html) => html.replaceAll(formService, standInService));
  expect(await smokeTest({ folder, formAddress, pages: ['/contact'] })).toEqual([
    `/contact: its form sends messages to ${standInService}/f/preview instead of ${formAddress}`,
  ]);
});

test('a script that throws is named', async () => {
  await edit(await find(/contact-form-\w+\.js$/), (code) => `throw new Error('broken');${code}`);
  expect(await smokeTest({ folder, formAddress, pages: ['/contact'], timeout: 1_000 })).toEqual([
    '/contact: the script of its contact-form does not start',
  ]);
});

test('a stylesheet that the policy blocks is named', async () => {
  await edit('faq.html', (html) => html.replace('</style>', 'b{color:red}</style>'));
  expect(await smokeTest({ folder, formAddress, pages: ['/faq'] })).toEqual([
    expect.stringMatching(
      /^\/faq: the browser reports “.*style.*Content Security Policy.*” of \/faq$/,
    ),
  ]);
});

test('a picture that is gone is named', async () => {
  const picture = await find(/^photos.*\.jpe?g$/);
  await rm(path.join(folder, picture));
  expect(await smokeTest({ folder, formAddress, pages: ['/services'] })).toEqual([
    `/services: the picture /${picture} is missing (status 404)`,
  ]);
});

test('a picture that no browser can show is named', async () => {
  const pictures = (await readdir(path.join(folder, 'photos'))).filter((file) =>
    /^house/.test(file),
  );
  for (const file of pictures) await writeFile(path.join(folder, 'photos', file), 'no picture');
  expect(await smokeTest({ folder, formAddress, pages: ['/'] })).toContainEqual(
    expect.stringMatching(/^\/: the picture \/photos\/house-.* cannot be shown$/),
  );
});

test('a page that is wider than a phone is named', async () => {
  await edit('faq.html', (html) => html.replace('<h1', `<pre>${'wide '.repeat(100)}</pre><h1`));
  expect(await smokeTest({ folder, formAddress, pages: ['/faq'] })).toEqual([
    expect.stringMatching(/^\/faq: it is \d+ pixels wide in a window of 320$/),
    expect.stringMatching(/^\/faq: it is \d+ pixels wide in a window of 1280$/),
  ]);
});

async function edit(file: string, change: (text: string) => string) {
  const text = await readFile(path.join(folder, file), 'utf8');
  await writeFile(path.join(folder, file), change(text));
}

async function find(name: RegExp): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).sort();
  const found = files.find((file) => name.test(file));
  if (found === undefined) throw new Error(`There is no file like ${name} in ${folder}.`);
  return found;
}
