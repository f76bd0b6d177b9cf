import { type Browser, chromium, type Page } from '@playwright/test';
import { startPreviewServer } from '../../lib/preview/preview-server';
import { routes } from '../../lib/site/routes';
import { launchOptions } from '../browser';

interface Release {
  /** The exported site, `out`. */
  folder: string;
  /** Where its contact form should post to. */
  formAddress: string;
  /** Paths of the pages to test; all by default. */
  pages?: string[];
  /** How many milliseconds an island's script may take to start. */
  timeout?: number;
}

const allPages = [...Object.values(routes), '/404'];

const viewports = [
  { width: 320, height: 700 },
  { width: 1280, height: 900 },
];

/**
 * Opens the pages of a release in a browser, without internet access, and returns one sentence for
 * each thing that a visitor would find broken.
 */
export async function smokeTest({
  folder,
  formAddress,
  pages = allPages,
  timeout = 10_000,
}: Release): Promise<string[]> {
  const site = await startPreviewServer({ folder, port: 0 });
  const browser = await chromium.launch(launchOptions);
  try {
    const problems: string[] = [];
    for (const path of pages) {
      const found = await problemsOfPage(browser, site.url + path, formAddress, timeout);
      problems.push(...[...new Set(found)].map((problem) => `${path}: ${problem}`));
    }
    return problems;
  } finally {
    await browser.close();
    await site.close();
  }
}

async function problemsOfPage(browser: Browser, url: string, formAddress: string, timeout: number) {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const { pathname } = new URL(message.location().url, url);
    if (message.type() !== 'error') return;
    problems.push(`the browser reports “${shorten(message.text())}” of ${pathname}`);
  });
  page.on('pageerror', ({ message }) =>
    problems.push(`a script breaks off with “${shorten(message)}”`),
  );

  // Nothing leaves this machine: metrics for another host are accepted and dropped.
  const { origin } = new URL(url);
  await page.route(
    (request) => request.origin !== origin,
    (route) => route.fulfill({ status: 204 }),
  );

  const response = await page.goto(url);
  if (response?.status() !== 200) return [`the page is missing (status ${response?.status()})`];
  problems.push(...(await missingPictures(page)), ...(await brokenPictures(page)));
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    problems.push(...(await sidewaysScroll(page)));
  }
  problems.push(
    ...(await wrongForms(page, formAddress)),
    ...(await unhydratedIslands(page, timeout)),
  );
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
  const [content, visible] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  return content > visible ? [`it is ${content} pixels wide in a window of ${visible}`] : [];
}

async function wrongForms(page: Page, formAddress: string): Promise<string[]> {
  const addresses = await page
    .locator('form[method=post i]')
    .evaluateAll((forms) => forms.map((form) => form.getAttribute('action')));
  if (addresses.length === 0 && new URL(page.url()).pathname === routes.contact) {
    return ['the contact form is missing'];
  }
  return addresses
    .filter((address) => address !== formAddress)
    .map((address) => `its form sends messages to ${address} instead of ${formAddress}`);
}

/** Starts each island by focusing it, as a visitor would, and waits for React to hydrate it. */
async function unhydratedIslands(page: Page, timeout: number): Promise<string[]> {
  const problems: string[] = [];
  for (const island of await page.locator('[data-island]').all()) {
    const control = island.locator('input, select, textarea').filter({ visible: true }).first();
    await control.focus();
    const live = island.locator('form[data-live]');
    const isLive = await live.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
    const name = await island.getAttribute('data-island');
    if (!isLive) problems.push(`the script of its ${name} does not start`);
  }
  return problems;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
