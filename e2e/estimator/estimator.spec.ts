import type { Page, ViewportSize } from '@playwright/test';
import { routes } from '../../lib/site/routes';
import {
  addressOf,
  choose,
  estimator,
  everything,
  expectChoice,
  houses,
  isLive,
  plain,
  prices,
  type Choice,
} from './choices';
import { holdScript } from '../hold-script';
import { recordShifts } from '../record-shifts';
import { setTextSize } from '../set-text-size';
import { expect, test } from '../test';

const other = {
  house: houses.findLast(({ id, windows }) => windows && id !== plain.house)!.id,
  frequency: plain.frequency === 'fourWeeks' ? 'eightWeeks' : 'fourWeeks',
  extension: !plain.extension,
  conservatory: !plain.conservatory,
  windowsInside: true,
  gutters: 'gutterClearing',
  roofPanels: '12',
} satisfies Choice;

const changes = Object.entries(other).map(([name, value]) => ({ [name]: value }));

const touch = (page: Page) => estimator(page).getByRole('group').first().hover();
const figure = (page: Page) => estimator(page).locator('[data-text=clean]');
const send = (page: Page) => page.getByRole('button', { name: 'Send this request' });
const shifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'shifts') as unknown[];
  });
/** Opens a page that records its shifts, and whose script waits for the returned function. */
async function openWithoutScript(page: Page, address: string, size: ViewportSize) {
  await page.setViewportSize(size);
  await page.addInitScript(recordShifts);
  const release = await holdScript(page);
  await page.goto(address);
  return release;
}

/** Milliseconds until a choice has moved all that it moves. */
const settled = 600;

test('a visitor’s own clicks give the same prices, and an address to share', async ({ page }) => {
  await page.goto(routes.prices);
  let choice = plain;
  for (const change of changes) {
    choice = { ...choice, ...change };
    await choose(page, change);
    await expectChoice(page, choice);
  }
  await expect(page).toHaveURL(addressOf(other));
});

test('prices are there before React is, or if it never comes', async ({ page, problems }) => {
  problems.expect(/^console: Failed to load resource: net::ERR_FAILED .*\/estimator-/);
  await page.route('**/_next/static/estimator-*.js', (route) => route.abort());
  await page.goto(routes.prices);
  await choose(page, other);
  await expectChoice(page, other);
  await expect(page).toHaveURL(addressOf(other));
});

for (const width of [320, 390, 1280]) {
  test(`what is chosen before the script arrives counts, and nothing moves (${width} px)`, async ({
    page,
  }) => {
    const release = await openWithoutScript(page, routes.prices, { width, height: 1800 });
    await choose(page, other);
    await expect(figure(page)).toBeHidden();
    await page.waitForTimeout(settled);
    await page.evaluate(() => Reflect.set(Reflect.get(window, 'shifts'), 'length', 0));
    release();
    await isLive(page);
    await expect(figure(page)).toBeVisible();
    await expectChoice(page, other);
    await expect(page).toHaveURL(addressOf(other));
    expect(await shifts(page)).toEqual([]);
    for (const { id } of houses) {
      await choose(page, { house: id });
      await expectChoice(page, { ...other, house: id });
    }
  });

  test(`a shared estimate shows no other price first, and moves nothing (${width} px)`, async ({
    page,
  }) => {
    const release = await openWithoutScript(page, addressOf(other), { width, height: 844 });
    await page.waitForTimeout(settled);
    await expect(figure(page)).toBeHidden();
    release();
    await isLive(page);
    await expectChoice(page, other);
    expect(await shifts(page)).toEqual([]);
  });
}

// Larger text wraps where a wide font does.
for (const textSize of ['100%', '125%', '150%', '200%']) {
  test(`the result has its height before its prices come, with text at ${textSize}`, async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto(routes.prices);
    await setTextSize(page, textSize);
    const heights = async () => {
      const all: number[][] = [];
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        all.push(await page.evaluate(heightsOf, looks));
      }
      return all;
    };
    const before = await heights();
    release();
    await touch(page);
    await isLive(page);
    expect(await heights()).toEqual(before);
    expect(new Set(before.flat()).size).toBeGreaterThan(4);
  });
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`at ${width} × ${height} price and button stand below what is in use, and leave with the estimator`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(addressOf({ ...plain, ...everything }));
    await isLive(page);
    for (const input of await estimator(page).locator('input').all()) {
      await input.focus();
      await expect(send(page)).toBeInViewport({ ratio: 1 });
      const field = (await input.locator('xpath=ancestor::label').boundingBox())!;
      const bar = (await send(page).locator('..').boundingBox())!;
      expect(field.y + field.height).toBeLessThanOrEqual(bar.y);
      expect(bar.height).toBeLessThan(height / 6);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(send(page)).not.toBeInViewport();
  });
}

test('on a computer the result stays beside the choices', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.prices);
  for (const input of await estimator(page).locator('input').all()) {
    await input.scrollIntoViewIfNeeded();
    await expect(figure(page)).toBeInViewport({ ratio: 1 });
    await expect(send(page)).toBeInViewport({ ratio: 1 });
  }
});

test('what has no price says so at its option', async ({ page }) => {
  const unpriced = houses.filter(({ windows }) => !windows).map(({ name }) => name);
  const hinted = () =>
    estimator(page)
      .locator('label')
      .evaluateAll((labels: HTMLElement[]) =>
        labels
          .filter((label) => label.querySelector('small')?.checkVisibility())
          .map(({ innerText }) => innerText.replace('\n', ': ')),
      );
  await page.goto(routes.prices);
  for (const { id, windows, gutters } of houses) {
    await choose(page, { house: id });
    const options = [
      ...unpriced.map((name) => `${name}: windows on request`),
      ...(windows ? [] : ['Windows cleaned inside: on request']),
      ...(gutters ? [] : ['Gutter clearing: on request', 'Gutter, fascia & soffits: on request']),
    ];
    expect(await hinted()).toEqual(options);
  }
});

test('a shared address opens with its choice, also after a reload and on going back', async ({
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

test('a choice is still there on going back from another page', async ({ page }) => {
  await page.goto(routes.prices);
  await choose(page, { extension: other.extension });
  await isLive(page);
  await page.goto(routes.about);
  await page.goBack();
  await isLive(page);
  await expectChoice(page, { ...plain, extension: other.extension });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page opens on a plain house', async ({ page }) => {
    await page.goto(routes.prices);
    await expectChoice(page, plain);
    await expect(figure(page)).toBeVisible();
  });

  test('no price is shown for another choice', async ({ page }) => {
    for (const change of changes) {
      await page.goto(routes.prices);
      await choose(page, change);
      await expect(estimator(page).getByRole('link', { name: 'tables below' })).toBeVisible();
      await expect(page.locator(prices).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('status')).toBeHidden();
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
  ].map((choice) => ({ ...plain, ...choice, house: id })),
);

/** Runs in the page: makes each choice, and lists the heights that the form then has. */
async function heightsOf(choices: Choice[]) {
  const form = document.querySelector<HTMLFormElement>('form[data-guide]')!;
  const heights: number[] = [];
  history.replaceState = () => {}; // as many as these, Chromium slows down
  for (const choice of choices) {
    for (const input of form.querySelectorAll('input')) {
      const value = choice[input.name as keyof Choice];
      if (input.type === 'text') {
        input.value = String(value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      } else if (input.checked !== (value === true || value === input.value)) {
        if (input.type === 'checkbox' || !input.checked) input.click();
      }
    }
    heights.push(form.getBoundingClientRect().height);
  }
  return heights;
}
