import type { Page } from '@playwright/test';
import { routes } from '../../lib/site/routes';
import {
  addressOf,
  choose,
  estimator,
  example,
  expectChoice,
  expectedPrices,
  houses,
  isLive,
  type Choice,
} from './choices';
import { holdScript } from '../hold-script';
import { recordShifts } from '../record-shifts';
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

const changes = Object.entries(other).map(([name, value]) => ({ [name]: value }));

const touch = (page: Page) => estimator(page).getByRole('group').first().hover();
const result = (page: Page) => estimator(page).getByRole('table').first();

test('every choice costs in the browser what the guide says', async ({ page }) => {
  const values: { [Name in keyof Choice]: Choice[Name][] } = {
    house: houses.map(({ id }) => id),
    frequency: ['fourWeeks', 'eightWeeks'],
    extension: [false, true],
    conservatory: [false, true],
    windowsInside: [false, true],
    gutters: ['none', 'gutterClearing', 'gutterFasciaSoffits'],
    roofPanels: ['', '1', '9', '10', '11', '99'],
  };
  const choices = Object.entries(values).reduce<object[]>(
    (some, [name, all]) =>
      some.flatMap((choice) => all.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  ) as Choice[];
  await page.goto(routes.prices);
  await touch(page);
  await isLive(page);
  expect(await page.evaluate(chooseEach, choices)).toEqual(
    choices.map((choice) => {
      const prices = expectedPrices(choice);
      const priced = houses.find(({ id }) => id === choice.house)!.windows;
      return [...prices, priced ? `Guide price ${prices[3]} per clean` : 'Price on request'];
    }),
  );
});

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
  await page.getByRole('button', { name: 'Ask for this' }).click();
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

for (const [what, search] of [
  ['no such house', 'house=bungalow&frequency=fourWeeks'],
  ['a negative number', `house=${other.house}&frequency=fourWeeks&roofPanels=-9`],
  ['a number in disguise', `house=${other.house}&frequency=fourWeeks&roofPanels=1e9`],
  ['two houses', `house=${other.house}&house=${example.house}&frequency=fourWeeks`],
  ['names that every object has', 'house=__proto__&frequency=constructor&price=0'],
  ['markup and broken escapes', 'house=%3Cscript%3E&frequency=%E0%A4%A'],
]) {
  test(`an address that was tampered with is ignored: ${what}`, async ({ page }) => {
    await page.goto(`${routes.prices}?${search}`);
    await isLive(page);
    await expectChoice(page, example);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page opens on the worked example', async ({ page }) => {
    await page.goto(routes.prices);
    await expectChoice(page, example);
    await expect(result(page)).toBeVisible();
  });

  for (const change of changes) {
    test(`no price is shown for another choice of ${Object.keys(change)}`, async ({ page }) => {
      await page.goto(routes.prices);
      await choose(page, change);
      for (const wrong of [
        ...(await page.locator('[data-island] table').all()),
        page.getByRole('status'),
      ]) {
        await expect(wrong).toBeHidden();
      }
      await expect(estimator(page).getByRole('link', { name: 'tables below' })).toBeVisible();
    });
  }

  test('the button leads to the form', async ({ page }) => {
    await page.goto(routes.prices);
    await choose(page, other);
    await page.getByRole('button', { name: 'Ask for this' }).click();
    await expect(page).toHaveURL(addressOf(other).replace(routes.prices, routes.contact));
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });
});

/** Runs in the page: makes each choice, and reads what the receipts and the announcement then say. */
async function chooseEach(all: Choice[]) {
  const form = document.querySelector<HTMLFormElement>('[data-island=estimator] form')!;
  const inputs = [...form.querySelectorAll('input')];
  const shown = [];
  history.replaceState = () => {}; // as many as these, Chromium slows down
  for (const choice of all) {
    for (const input of inputs) {
      const value = choice[input.name as keyof Choice];
      if (input.type === 'text') {
        if (input.value === value) continue;
        // React takes no notice of what is set through its own `value`.
        input.setRangeText(String(value), 0, input.value.length);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      } else if (input.checked !== (value === true || value === input.value)) {
        if (input.type === 'checkbox' || !input.checked) input.click();
      }
    }
    await null; // React has rendered by then
    const prices = [...form.querySelectorAll('th + td')].map((cell) => cell.textContent);
    const said = /Guide price \S+ per clean|Price on request/.exec(
      form.querySelector('output')!.textContent,
    );
    shown.push([...prices, said?.[0]]);
  }
  return shown;
}
