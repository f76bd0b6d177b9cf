import type { Page } from '@playwright/test';
import { routes } from '../../lib/site/routes';
import {
  addressOf,
  choose,
  estimator,
  example,
  expectChoice,
  houses,
  isLive,
  type Choice,
} from './choices';
import { holdScript } from '../hold-script';
import { recordShifts } from '../record-shifts';
import { setTextSize } from '../set-text-size';
import { expect, test } from '../test';

const other = {
  house: houses.findLast(({ id, windows }) => windows && id !== example.house)!.id,
  frequency: example.frequency === 'fourWeeks' ? 'eightWeeks' : 'fourWeeks',
  extension: !example.extension,
  conservatory: !example.conservatory,
  windowsInside: true,
  gutters: 'gutterClearing',
  roofPanels: '12',
} satisfies Choice;

/** The least that can be chosen. */
const nothing = { ...example, extension: false, conservatory: false };

const changes = Object.entries(other).map(([name, value]) => ({ [name]: value }));

const touch = (page: Page) => estimator(page).getByRole('group').first().hover();
const result = (page: Page) => estimator(page).getByRole('table').first();

test('a visitor’s own clicks give the same prices, and an address to share', async ({ page }) => {
  await page.goto(routes.prices);
  let choice = example;
  for (const change of changes) {
    choice = { ...choice, ...change };
    await choose(page, change);
    await expectChoice(page, choice);
  }
  await expect(page).toHaveURL(addressOf(other));
});

test('no script is asked for before the first touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(routes.prices, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).hover();
  expect(scripts).toEqual([]);
  await touch(page);
  await isLive(page);
  expect(scripts.length).toBeGreaterThan(0);
});

for (const width of [320, 390, 1280]) {
  test(`what is chosen before the script arrives counts, and nothing moves (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1800 });
    await page.addInitScript(recordShifts);
    const release = await holdScript(page);
    await page.goto(routes.prices);
    await choose(page, other);
    await expect(result(page)).toBeHidden();
    await page.waitForTimeout(600); // a shift within half a second of a click is forgiven
    release();
    await isLive(page);
    await expect(result(page)).toBeVisible();
    await expectChoice(page, other);
    await expect(page).toHaveURL(addressOf(other));
    for (const { id } of houses) {
      await choose(page, { house: id });
      await expectChoice(page, { ...other, house: id });
    }
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
}

// Larger letters wrap where those of a wide font do.
for (const textSize of ['100%', '125%', '150%', '200%']) {
  test(`no choice moves what is below it, with text at ${textSize}`, async ({ page }) => {
    await page.goto(routes.prices);
    await setTextSize(page, textSize);
    await touch(page);
    await isLive(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(heightsOf, looks), `${width} px`).toHaveLength(1);
    }
  });
}

test('a shared address opens with its choice, also after a reload and on the way back', async ({
  page,
}) => {
  const isThere = async () => {
    await isLive(page);
    await expectChoice(page, other);
    await expect(page).toHaveURL(addressOf(other));
  };
  await page.goto(addressOf(other));
  await isThere();
  await page.reload();
  await isThere();
  await page.getByRole('button', { name: 'Send this request' }).click();
  await expect(page).toHaveURL(new RegExp(`${routes.contact}\\?`));
  await page.goBack();
  await isThere();
});

test('a choice is still there on the way back from another page', async ({ page }) => {
  await page.goto(routes.prices);
  await choose(page, { extension: other.extension });
  await isLive(page);
  await page.goto(routes.about);
  await page.goBack();
  await isLive(page);
  await expectChoice(page, { ...example, extension: other.extension });
});

test('an address that was tampered with is ignored', async ({ page }) => {
  await page.goto(`${routes.prices}?house=%3Cscript%3E&frequency=%E0%A4%A`);
  await isLive(page);
  await expectChoice(page, example);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page opens on the worked example', async ({ page }) => {
    await page.goto(routes.prices);
    await expectChoice(page, example);
    await expect(result(page)).toBeVisible();
  });

  test('no price is shown for another choice', async ({ page }) => {
    for (const change of changes) {
      await page.goto(routes.prices);
      await choose(page, change);
      await expect(estimator(page).getByRole('link', { name: 'tables below' })).toBeVisible();
      for (const price of [
        ...(await page.locator('[data-island] table').all()),
        page.getByRole('status'),
      ]) {
        await expect(price, Object.keys(change).join()).toBeHidden();
      }
    }
  });

  test('the button leads to the form', async ({ page }) => {
    await page.goto(routes.prices);
    await choose(page, other);
    await page.getByRole('button', { name: 'Send this request' }).click();
    await expect(page).toHaveURL(addressOf(other).replace(routes.prices, routes.contact));
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });
});

/** For each house, each text and each price that a choice brings. */
const looks = houses.flatMap(({ id }): Choice[] =>
  [
    {},
    { extension: true, windowsInside: true },
    { gutters: 'gutterClearing' as const },
    { gutters: 'gutterFasciaSoffits' as const },
    { gutters: 'gutterFasciaSoffits' as const, conservatory: true },
    { roofPanels: '1' },
    { roofPanels: '99' },
  ].map((choice) => ({ ...nothing, ...choice, house: id })),
);

/** Runs in the page: makes each choice, and lists the heights that the form then has. */
async function heightsOf(choices: Choice[]) {
  const form = document.querySelector<HTMLFormElement>('[data-island=estimator] form')!;
  const heights = new Set<number>();
  history.replaceState = () => {}; // as many as these, Chromium slows down
  for (const choice of choices) {
    for (const input of form.querySelectorAll('input')) {
      const value = choice[input.name as keyof Choice];
      if (input.type === 'text') {
        // React takes no notice of what is set through its own `value`.
        input.setRangeText(String(value), 0, input.value.length);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      } else if (input.checked !== (value === true || value === input.value)) {
        if (input.type === 'checkbox' || !input.checked) input.click();
      }
    }
    await null; // React has rendered by then
    heights.add(form.getBoundingClientRect().height);
  }
  return [...heights];
}
