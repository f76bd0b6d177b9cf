import { type Browser, chromium, type Page } from '@playwright/test';
import { startPreviewServer } from '../../lib/preview/preview-server';
import { routes } from '../../lib/site/routes';
import { chromiumArgs, launchOptions } from '../browser';
import { compareWithHost } from './compare-with-host';

type Release = {
  /** The exported site, `out`. */
  folder: string;
  /** Where its contact form should post to. */
  formAddress: string;
  /** Where it is published, e.g. `https://www.example.com`; served on this machine by default. */
  address?: string;
  /** Does not compare headers, for hosts that send their own. */
  filesOnly?: boolean;
  /** Paths of the pages to test; all by default. */
  pages?: string[];
  /** How many milliseconds the script of a form may take to start. */
  timeout?: number;
};

/** A page that does not exist. */
const missing = '/no-such-page';

const viewports = [
  { width: 320, height: 700 },
  { width: 1280, height: 900 },
];

/**
 * Opens the pages of a release in a browser that reaches no other host, and returns one sentence for each
 * thing that a visitor would find broken. With an address, also compares what is served there. Rejects if
 * it cannot be reached.
 */
export async function smokeTest(release: Release): Promise<string[]> {
  const { folder, address, pages = [...Object.values(routes), missing] } = release;
  const server = address === undefined ? await startPreviewServer({ folder, port: 0 }) : undefined;
  const { origin, hostname } = new URL(server?.url ?? address!);
  const resolve = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`;
  const browser = await chromium.launch({ ...launchOptions, args: [...chromiumArgs, resolve] });
  try {
    const problems = address === undefined ? [] : await compareWithHost(release, origin, missing);
    for (const path of pages) {
      const found = new Set(await problemsOfPage(browser, origin + path, release));
      problems.push(...[...found].map((problem) => `${path}: ${problem}`));
    }
    return problems;
  } finally {
    await browser.close();
    await server?.close();
  }
}

async function problemsOfPage(browser: Browser, url: string, release: Release) {
  const page = await browser.newPage();
  const problems: string[] = [];
  const isMissing = url.endsWith(missing);
  page.on('console', (message) => {
    const { pathname } = new URL(message.location().url, url);
    const text = message.text().slice(0, 80);
    // The browser reports the status of the page itself too.
    if (message.type() !== 'error' || (isMissing && text.includes('404'))) return;
    problems.push(`the browser reports “${text}…” of ${pathname}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`a script breaks off with “${message}”`));

  // Metrics for another host are accepted and dropped.
  const { origin } = new URL(url);
  await page.route(
    (request) => request.origin !== origin,
    (route) => route.fulfill({ status: 204 }),
  );

  const status = (await page.goto(url))?.status();
  if (status !== (isMissing ? 404 : 200)) return [`it is answered with status ${status}`];
  problems.push(...(await missingPictures(page)), ...(await brokenPictures(page)));
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    problems.push(...(await sidewaysScroll(page)));
  }
  problems.push(...(await brokenForms(page, release)));
  await page.close();
  return problems;
}

/** Checks every size and format of every picture; the browser only requests one of each. */
async function missingPictures(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('img, source, link[rel*=icon]')].flatMap((element) => [
      element.getAttribute('src') ?? element.getAttribute('href') ?? '',
      ...(element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0]!),
    ]),
  );
  const problems: string[] = [];
  for (const address of new Set(addresses.filter(Boolean))) {
    const { status } = await fetch(new URL(address, page.url()), { method: 'HEAD' });
    if (status !== 200) problems.push(`the picture ${address} is missing (status ${status})`);
  }
  return problems;
}

/** Pictures that the browser cannot show, including those further down the page. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.evaluate(() => [...document.images].forEach((one) => (one.loading = 'eager')));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ currentSrc, src }) => new URL(currentSrc || src).pathname),
  );
  return broken.map((address) => `the picture ${address} cannot be shown`);
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  const visible = await page.evaluate(() => document.documentElement.clientWidth);
  return content > visible ? [`it is ${content} pixels wide in a window of ${visible}`] : [];
}

/** Every form is answered by a script, which marks it, and the one that posts leads to the owner. */
async function brokenForms(page: Page, { formAddress, timeout = 10_000 }: Release) {
  const problems: string[] = [];
  const addresses = await page
    .locator('form[method=post i]')
    .evaluateAll((forms) => forms.map((form) => form.getAttribute('action')));
  if (addresses.length === 0 && new URL(page.url()).pathname === routes.contact) {
    problems.push('the contact form is missing');
  }
  for (const address of addresses) {
    if (address === formAddress) continue;
    problems.push(`its form sends messages to ${address} instead of ${formAddress}`);
  }
  if ((await page.locator('form').count()) > 0) {
    const live = page.locator('form[data-live]').waitFor({ timeout });
    await live.catch(() => problems.push('the script of its form does not start'));
  }
  return problems;
}
