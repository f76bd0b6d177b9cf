import { chromium, type Page } from '@playwright/test';
import type { Business } from '../content/business';
import { startPreviewServer } from '../preview/preview-server';
import { formServiceOf } from '../enquiry/form-service';
import { routes } from '../addresses/routes';
import { chromiumArgs, launchOptions } from './chromium';
import { compareWithHost } from './compare-with-host';
import { expiredButShown } from './expiry';

type Release = {
  /** The exported site, `out`. */
  folder: string;
  /** Says where its form should post to. */
  business: Business;
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
    const shown: { until: string; words: string }[] = [];
    for (const path of pages) {
      const page = await browser.newPage();
      const found = new Set(await problemsOfPage(page, origin + path, release));
      problems.push(...[...found].map((problem) => `${path}: ${problem}`));
      shown.push(...(await page.locator('[data-until]').evaluateAll(dated)));
      await page.close();
    }
    return [...problems, ...expiredButShown(shown)];
  } finally {
    await browser.close();
    await server?.close();
  }
}

async function problemsOfPage(page: Page, url: string, release: Release) {
  const { business, timeout = 10_000 } = release;
  const formAddress = formServiceOf(business).action;
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

  // Metrics that the page sends to another host are dropped.
  const { origin } = new URL(url);
  await page.route(
    (request) => request.origin !== origin,
    (route) => route.fulfill({ status: 204 }),
  );

  const status = (await page.goto(url))?.status();
  if (status !== (isMissing ? 404 : 200)) return [`it is answered with status ${status}`];
  for (const picture of await page.evaluate(brokenPictures)) {
    problems.push(`the picture ${picture} cannot be shown`);
  }
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    if (content > width) problems.push(`it is ${content} pixels wide in a window of ${width}`);
  }

  const actions = await page
    .locator('form[method=post i]')
    .evaluateAll((forms) => forms.map((form) => form.getAttribute('action')));
  if (actions.length === 0 && url === origin + routes.contact) {
    problems.push('the contact form is missing');
  }
  for (const action of actions.filter((one) => one !== formAddress)) {
    problems.push(`its form sends messages to ${action} instead of ${formAddress}`);
  }
  // A script marks its form once it has started.
  if ((await page.locator('form').count()) > 0) {
    const live = page.locator('form[data-live]').waitFor({ timeout });
    await live.catch(() => problems.push('the script of its form does not start'));
  }
  return problems;
}

/** Runs in the page: its texts that are shown only until a day. */
function dated(elements: Element[]) {
  return elements.map((element) => ({
    until: element.getAttribute('data-until') ?? '',
    words: element.textContent,
  }));
}

/** Runs in the page: tries every size and format of every picture, of which the page shows but one. */
async function brokenPictures() {
  const elements = [...document.querySelectorAll('img, source, link[rel*=icon]')];
  const addresses = elements.flatMap((element) => [
    element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    ...(element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0]!),
  ]);
  const broken: string[] = [];
  for (const src of new Set(addresses.filter(Boolean))) {
    const picture = Object.assign(new Image(), { src });
    await picture.decode().catch(() => broken.push(src));
  }
  return broken;
}
