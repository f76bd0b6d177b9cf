import type { Page } from '@playwright/test';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { formatPounds } from '../../lib/prices/money';
import { roofWords } from '../../lib/prices/roof-words';
import { routes } from '../../lib/site/routes';
import { expectAccessible } from '../accessibility';
import {
  addressOf,
  choose,
  estimator,
  everything,
  example,
  expectChoice,
  expectedPrices,
  houses,
  isLive,
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
].flatMap((id): Choice[] => (id ? [{ ...example, ...everything, house: id }] : []));

async function open(page: Page, choice: Choice) {
  await page.goto(addressOf(choice));
  await isLive(page);
}

for (const state of states) {
  test(`the estimate for ${state.house} has no accessibility finding, fits and can be hit`, async ({
    page,
  }) => {
    await open(page, state);
    await expectAccessible(page);
  });
}

test('panels that are no number have no accessibility finding', async ({ page }) => {
  await open(page, example);
  await choose(page, { roofPanels: 'x' });
  await expectAccessible(page);
});

test('a choice without its sum has no accessibility finding', async ({ page }) => {
  await holdScript(page);
  await page.goto(routes.prices);
  await choose(page, { windowsInside: true });
  await expect(page.getByRole('status')).toBeHidden();
  await expectAccessible(page);
});

test('the result is read out as a receipt and announced in sentences', async ({ page }) => {
  const { id, name, windows } = houses.find((some) => some.windows && some.gutters)!;
  const choice = {
    ...example,
    ...everything,
    house: id,
    frequency: 'eightWeeks',
    roofPanels: '',
  } as const;
  const [base, extension, conservatory, each, inside, gutters] = expectedPrices(choice);
  const timesPrice = `${formatPounds(windows!.fourWeeks)} × ${priceGuide.windowsInsideTimes}`;
  await open(page, choice);
  await expect(estimator(page)).toMatchAriaSnapshot(`
    - table "${name}":
      - rowgroup:
        - row "Every 8 weeks ${base}":
          - rowheader "Every 8 weeks"
          - cell "${base}"
      - rowgroup:
        - row "Extension ${extension}":
          - rowheader "Extension"
          - cell "${extension}"
      - rowgroup:
        - row "Conservatory ${conservatory}":
          - rowheader "Conservatory"
          - cell "${conservatory}"
      - rowgroup:
        - row "Each clean ${each}":
          - rowheader "Each clean"
          - cell "${each}"
    - table "Occasional extras, per visit":
      - rowgroup:
        - row "Windows cleaned inside ${inside}":
          - rowheader "Windows cleaned inside"
          - cell "${inside}"
        - row "${timesPrice}":
          - cell "${timesPrice}"
      - rowgroup:
        - row "Gutter, fascia & soffits ${gutters}":
          - rowheader "Gutter, fascia & soffits"
          - cell "${gutters}"
        - row "with conservatory or extension":
          - cell "with conservatory or extension"
      - rowgroup:
        - row "Conservatory roof –":
          - rowheader "Conservatory roof"
          - cell "–"
        - row "${roofWords(priceGuide)}":
          - cell "${roofWords(priceGuide)}"
    - status: "Window cleaning: ${name}, every 8 weeks, with extension and conservatory. Guide price ${each} per clean (${base} + ${extension} + ${conservatory}). Windows cleaned inside, ${timesPrice}: guide price ${inside}. Gutter, fascia & soffits, with conservatory or extension: guide price ${gutters}."
    - button "Send this request"
  `);
});

test('the keyboard alone leads from the house to the message', async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  let choice = { ...example };
  const now = async (change: Partial<Choice>) => {
    choice = { ...choice, ...change };
    await expectChoice(page, choice);
  };
  const place = houses.findIndex(({ id }) => id === example.house);
  const next = houses[(place + 1) % houses.length]!;
  await page.goto(routes.prices);
  await page.getByRole('link', { name: 'See all prices' }).focus();
  await press('Tab', 'ArrowRight');
  await now({ house: next.id });
  await press('Tab', 'ArrowRight');
  await now({ frequency: example.frequency === 'fourWeeks' ? 'eightWeeks' : 'fourWeeks' });
  await press('Tab', 'Space');
  await now({ extension: !example.extension });
  await press('Tab', 'Space');
  await now({ conservatory: !example.conservatory });
  await press('Tab', 'Space', 'Tab', 'ArrowDown', 'Tab', '1', '1');
  await now({ windowsInside: true, gutters: 'gutterClearing', roofPanels: '11' });
  const words = (await page.getByRole('status').textContent())!;
  await press('Tab', 'Enter');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/^I would like to ask for this:/);
  expect((await message.inputValue()).replaceAll('\n', ' ')).toContain(words);
});

test('the longest choice prints in words with the whole guide on one sheet', async ({ page }) => {
  const longest = houses.toSorted((a, b) => b.name.length - a.name.length)[0]!;
  await open(page, { ...example, ...everything, house: longest.id });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const words = page.getByRole('status');
  await expect(words).toContainText(longest.name);
  await expect(words).toContainText('9 panels');
  const { width, height } = (await words.boundingBox())!;
  expect(width).toBeGreaterThan(300);
  expect(height).toBeGreaterThan(20);
  await expect(estimator(page).getByRole('group').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send this request' })).toBeHidden();
});
