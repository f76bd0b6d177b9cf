import type { Page } from '@playwright/test';
import { business } from '../../lib/testing/example-content/business';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { formatPounds } from '../../lib/prices/money';
import { routes } from '../../lib/site/routes';
import { expectAccessible } from '../accessibility';
import {
  addressOf,
  choose,
  estimator,
  everything,
  plain,
  expectChoice,
  expectedPrices,
  houses,
  isLive,
  prices,
  type Choice,
} from './choices';
import { holdScript } from '../hold-script';
import { expect, test } from '../test';

const house = (test: (candidate: (typeof houses)[number]) => unknown) => houses.find(test)?.id;

/** A house with all prices, one whose windows and one whose gutters are on request. */
const states = [
  house(({ windows, gutters }) => windows && gutters),
  house(({ windows }) => !windows),
  house(({ gutters }) => !gutters),
].flatMap((id): Choice[] => (id ? [{ ...plain, ...everything, house: id }] : []));

async function open(page: Page, choice: Choice) {
  await page.goto(addressOf(choice));
  await isLive(page);
}

for (const state of states) {
  test(`the estimate for ${state.house} is accessible`, async ({ page }) => {
    await open(page, state);
    await expectAccessible(page);
  });
}

test('the form is accessible with panels that are not a number', async ({ page }) => {
  await open(page, plain);
  await choose(page, { roofPanels: 'x' });
  await expectAccessible(page);
});

test('the form is accessible while a choice has no sum yet', async ({ page }) => {
  await holdScript(page);
  await page.goto(routes.prices);
  await choose(page, { windowsInside: true });
  await expect(page.getByRole('status')).toBeHidden();
  await expectAccessible(page);
});

test('the result is read out line by line and announced in sentences', async ({ page }) => {
  const { id, name, windows } = houses.find((some) => some.windows && some.gutters)!;
  const choice = {
    ...plain,
    ...everything,
    house: id,
    frequency: 'eightWeeks',
    roofPanels: '',
  } as const;
  const [each, base, extension, conservatory, inside, gutters] = expectedPrices(choice);
  const timesPrice = `${formatPounds(windows!.fourWeeks)} × ${priceGuide.windowsInsideTimes}`;
  const added = `${base} + ${extension} + ${conservatory}`.replaceAll('+ +', '+ ');
  await open(page, choice);
  await expect(estimator(page)).toMatchAriaSnapshot(`
    - paragraph:
      - text: Each clean + extras
      - strong: ${each}
    - button "Send this request"
    - paragraph:
      - strong: ${name}
    - term: Every 8 weeks
    - definition: ${base}
    - term: Extension
    - definition: ${extension}
    - term: Conservatory
    - definition: ${conservatory}
    - paragraph:
      - strong: Occasional extras, per visit
    - term: Windows cleaned inside
    - definition: ${inside}
    - definition: 4-weekly price × ${priceGuide.windowsInsideTimes}
    - term: Gutter, fascia & soffits
    - definition: ${gutters}
    - definition: With extension or conservatory
    - paragraph: /${priceGuide.notes.quoted!.slice(0, 20)}/
    - status: "Window cleaning: ${name}, every 8 weeks, with extension and conservatory. Guide price ${each} per clean (${added}). Windows cleaned inside, ${timesPrice}: guide price ${inside}. Gutter, fascia & soffits, with extension or conservatory: guide price ${gutters}."
  `);
});

test('the keyboard alone leads from the house to the message', async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  let choice = { ...plain };
  const now = async (change: Partial<Choice>) => {
    choice = { ...choice, ...change };
    await expectChoice(page, choice);
  };
  const place = houses.findIndex(({ id }) => id === plain.house);
  const next = houses[(place + 1) % houses.length]!;
  await page.goto(routes.prices);
  await page.getByRole('link', { name: 'See all prices' }).focus();
  await press('Tab', 'ArrowRight');
  await now({ house: next.id });
  await press('Tab', 'ArrowRight');
  await now({ frequency: plain.frequency === 'fourWeeks' ? 'eightWeeks' : 'fourWeeks' });
  await press('Tab', 'Space');
  await now({ extension: !plain.extension });
  await press('Tab', 'Space');
  await now({ conservatory: !plain.conservatory });
  await press('Tab', 'Space', 'Tab', 'ArrowDown', 'Tab', '1', '1');
  await now({ windowsInside: true, gutters: 'gutterClearing', roofPanels: '11' });
  const words = (await page.getByRole('status').textContent())!;
  await press('Tab', 'Enter');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/^I am interested in:/);
  expect((await message.inputValue()).replaceAll('\n', ' ')).toContain(words);
});

test('the longest choice prints as a quotation on one sheet', async ({ page }) => {
  const longest = houses.toSorted((a, b) => b.name.length - a.name.length)[0]!;
  const choice = { ...plain, ...everything, house: longest.id };
  await open(page, choice);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(longest.name).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator(prices).filter({ visible: true })).toHaveText(expectedPrices(choice));
  await expect(page.getByText(priceGuide.notes.guide)).toBeVisible();
  await expect(page.getByText('Prices last changed on 2 March 2026.')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(business.phone.national)).toBeVisible();
  await expect(footer.getByText(business.email)).toBeVisible();
  await expect(page.getByRole('table').first()).toBeHidden();
  for (const name of ['Send this request', 'Print it', 'Share this price']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
});
