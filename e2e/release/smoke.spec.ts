import { expect, type Page } from '@playwright/test';
import { isAt, thirdParties } from '../../lib/site/third-parties';
import { routes } from '../../lib/site/routes';
import { printDay, today } from '../../lib/site/dates-and-times';
import { missing } from '../../lib/checks/first-difference';
import { test } from './release';

// Owners read the title, which is the address of the page, and then the message of the expectation.
for (const at of [...Object.values(routes), missing]) {
  test(at, async ({ page, release }) => {
    const problems = problemsReported(page, at);
    // Metrics that the page sends to another host are dropped.
    await page.route(
      ({ origin }) => origin !== release.address,
      (route) => route.fulfill({ status: 204 }),
    );

    const status = (await page.goto(at))?.status();
    expect(status, `it answers with status ${status}`).toBe(at === missing ? 404 : 200);

    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      const sentence = `it is ${content} pixels wide in a window of ${width}`;
      expect.soft(content, sentence).toBeLessThanOrEqual(width);
    }
    const broken = await page.evaluate(brokenPictures);
    expect.soft(broken, `these pictures can't be shown: ${broken.join(', ')}`).toEqual([]);

    for (const { until, words } of await page.locator('[data-until]').evaluateAll(dated)) {
      const sentence = `“${words}” expired on ${printDay(until)}, but is still shown: make a new release and publish it`;
      expect.soft(until >= today(), sentence).toBe(true);
    }

    const forms = (await page.locator('form').evaluateAll(addressesOf)).filter(
      ({ action }) => !thirdParties.some(({ posts }) => isAt(posts, action)),
    );
    const posting = forms.filter(({ method }) => method === 'post');
    const isLacking = at === routes.contact && posting.length === 0;
    expect.soft(isLacking, 'the contact form is missing').toBe(false);
    for (const { action } of posting) {
      const sentence = `its form sends messages to ${action} instead of ${release.formAddress}`;
      expect.soft(action, sentence).toBe(release.formAddress);
    }
    // A script marks its form once it has started.
    if (forms.length > 0) {
      const live = page.locator('form[data-live]');
      await expect.soft(live, "its form's script doesn't start").toBeVisible();
    }
    expect.soft(problems.size, [...problems].join('; ')).toBe(0);
  });
}

/** Errors in scripts and in the browser's console, from now on. */
function problemsReported(page: Page, at: string): Set<string> {
  const problems = new Set<string>();
  page.on('pageerror', ({ message }) => problems.add(`a script fails with “${message}”`));
  page.on('console', (message) => {
    const { pathname } = new URL(message.location().url, page.url());
    const text = message.text().slice(0, 80);
    // The browser reports the status of the page itself too.
    if (message.type() !== 'error' || (at === missing && text.includes('404'))) return;
    problems.add(`the browser reports “${text}…” for ${pathname}`);
  });
  return problems;
}

/** Runs in the page: where its forms send what, and how. */
function addressesOf(forms: Element[]) {
  return forms.map((form) => ({
    action: form.getAttribute('action') ?? '',
    method: (form as HTMLFormElement).method,
  }));
}

/** Runs in the page: its texts that are shown only until a certain day. */
function dated(elements: Element[]) {
  return elements.map((element) => ({
    until: element.getAttribute('data-until') ?? '',
    words: element.textContent,
  }));
}

/** Runs in the page: tries every size and format of every picture, of which the page shows only one. */
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
