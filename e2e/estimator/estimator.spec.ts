import type { Page } from '@playwright/test';
import { frequency } from '../../lib/prices/parameters';
import { outdated } from '../../lib/prices/estimate-query';
import { pricedAt } from '../../lib/prices/price-lookup';
import { estimateRequest, estimateSentences } from '../../lib/prices/estimate-words';
import { homesIn } from '../../lib/content/homes';
import { homeLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { business, priceGuide } from '../../lib/testing/sample';
import { expectAccessible } from '../accessibility';
import { holdScript } from '../hold-requests';
import { expect, test } from '../test';
import {
  addressOf,
  choose,
  estimator,
  everything,
  expectChosen,
  home,
  isLive,
  estimateOf,
} from './choices';

const outdatedChoices = `${home}&${frequency}=sixWeeks&extra.first-clean=4`;

const figure = (page: Page) => estimator(page).locator('[data-breakdown] strong');
const ask = (page: Page) => page.locator('[data-ask]');

/** The parts of the home that the estimator has drawn. */
const drawn = (page: Page) =>
  estimator(page)
    .locator('svg > g > use')
    .filter({ visible: true })
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')!.replace('#P-', '')));

/** Sets the browser's text size, on which units of media queries depend, too; 16 is normal. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Opens a page, but holds back its script until the returned function is called. */
async function openWithoutScript(page: Page, address: string) {
  const release = await holdScript(page);
  // The page's load event waits for its modules.
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

// estimator-script.test.tsx tests what choices cost.
test('Enter in a number box leaves the box, but not the page', async ({ page }) => {
  await page.goto(addressOf(everything));
  await isLive(page);
  const count = estimator(page).locator('[inputmode=numeric]').first();
  await count.press('Enter');
  await expect(count).not.toBeFocused();
  await expect(page).toHaveURL(new RegExp(routes.prices));
});

test('a count that cannot be read keeps the estimate from being shared', async ({ page }) => {
  await page.goto(addressOf(everything));
  await isLive(page);
  const sharing = [/^Text|^WhatsApp/, 'Share', 'Print'].map((name) =>
    estimator(page).getByText(name).first(),
  );
  for (const one of sharing) await expect(one).toBeVisible();
  const count = estimator(page).getByRole('textbox');
  await count.fill('12-14');
  await expect(count).toHaveAttribute('aria-invalid', 'true');
  await expect(estimator(page).locator('[data-faults]')).toBeInViewport({ ratio: 1 });
  for (const one of sharing) await expect(one).toBeHidden();
  await count.fill('12');
  for (const one of sharing) await expect(one).toBeVisible();
});

for (const [width, textSize] of [
  [390, 16],
  [320, 32],
] as const) {
  test(`no choice moves the input that was tapped (${width} px, text ${textSize} px high)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 664 });
    await setTextSize(page, textSize);
    await page.goto(addressOf(home));
    await isLive(page);
    // Frequencies come last, since “None” disables questions.
    const moved = await estimator(page)
      .locator('input')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.toReversed().flatMap((input) => {
          const top = input.getBoundingClientRect().top;
          if (input.type === 'text') input.value = '12-14';
          input.click();
          input.dispatchEvent(new Event('input', { bubbles: true }));
          return Math.abs(input.getBoundingClientRect().top - top) < 1 ? [] : [input.name];
        }),
      );
    expect(moved).toEqual([]);
  });
}

test('a link with choices shows the example after two seconds if the script is late', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  // Paused, however long this machine takes.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const release = await openWithoutScript(page, addressOf(everything));
  const example = estimator(page).getByText('For example:');
  await expect(example).toBeHidden();
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(example).toBeVisible();
  release();
  await expectChosen(page, everything);
  await expect(example).toBeHidden();
});

test('a shared link keeps its choices after a reload and after going back', async ({ page }) => {
  await page.goto(addressOf(everything));
  await page.reload();
  await isLive(page);
  await expectChosen(page, everything);
  await ask(page).click();
  await expect(page).toHaveURL(new RegExp(`${routes.contact}\\?`));
  await page.goBack();
  await isLive(page);
  await expectChosen(page, everything);
});

test('after a link to all prices, another choice and Back, the address has the choices on the page', async ({
  page,
}) => {
  await page.goto(routes.prices);
  await choose(page, 'has=extension');
  await estimator(page).getByRole('link', { name: 'See all prices' }).click();
  await expect(page).toHaveURL(/#all-prices$/);
  await expect(page.getByRole('table').first()).toBeInViewport();
  await choose(page, home);
  await page.goBack();
  await expectChosen(page, `${home}&has=extension`);
  await expect(page).toHaveURL(new RegExp(`${home}&has=extension#your-price$`));
});

test('an outdated link keeps its valid choices, and shows an error for the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 664 });
  await page.goto(addressOf(outdatedChoices));
  await expectChosen(page, `${home}&${frequency}=fourWeeks`);
  const fault = estimator(page).getByText(outdated);
  await expect(fault).toBeInViewport({ ratio: 1 });
  await choose(page, 'extra=windows-inside');
  await expect(fault).toHaveCount(0);
});

test('on the smallest phone, the bar stays below the input in use, and ends with the estimator', async ({
  page,
}) => {
  const height = 568;
  await page.setViewportSize({ width: 320, height });
  await page.goto(addressOf(everything));
  await isLive(page);
  for (const input of await estimator(page).locator('input').filter({ visible: true }).all()) {
    await input.focus();
    await expect(ask(page)).toBeInViewport({ ratio: 1 });
    const field = (await input.locator('xpath=ancestor::label').boundingBox())!;
    const bar = (await ask(page).locator('..').boundingBox())!;
    expect(field.y + field.height).toBeLessThanOrEqual(bar.y);
    expect(bar.height).toBeLessThan(height / 5);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(ask(page)).not.toBeInViewport();
});

for (const [width, height] of [
  [390, 664],
  [320, 568],
  [360, 640],
] as const) {
  test(`with text at 200 %, a home’s price leads to its tile, and no bar takes over a quarter of the screen (${width} × ${height})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setTextSize(page, 32);
    for (const home of homesIn(priceGuide).filter((home) => pricedAt(home, priceGuide))) {
      await page.goto(homeLink(home, priceGuide.frequencies[0]!));
      await isLive(page);
      await expect(page.locator(':target').getByRole('radio')).toBeChecked();
      await expect(page.locator(':target')).toBeInViewport({ ratio: 1 });
      const bar = (await ask(page).locator('..').boundingBox())!;
      expect(bar.y >= height || bar.height <= height / 4).toBe(true);
    }
  });
}

test('the frequencies and “None” fit on one line on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(routes.prices);
  const choices = estimator(page).getByRole('radiogroup', { name: 'Window cleaning' });
  const labels = choices.locator('label');
  await expect(labels).toHaveText(['4-weekly', '8-weekly', 'None']);
  const tops = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  // One line of text in each.
  const heights = await labels.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights)).toBeLessThan(50);
});

test('without window cleaning, no prices of cleans and no marked row are shown', async ({
  page,
}) => {
  await page.goto(addressOf(home));
  const cleans = [
    estimator(page).locator('label:has([name=home])').getByText(/£/),
    estimator(page).locator('[data-price=extension]'),
    page.locator('tr[data-chosen]'),
  ];
  const [prices, ...others] = cleans.map((one) => one.filter({ visible: true }));
  await expect(prices!).not.toHaveCount(0);
  for (const shown of others) await expect(shown).toHaveCount(1);
  await choose(page, `${frequency}=none`);
  for (const shown of [prices!, ...others]) await expect(shown).toHaveCount(0);
  await expect(
    estimator(page).getByRole('checkbox', { name: 'Extension', exact: true }),
  ).toBeEnabled();
});

test('on a phone the first home and the frequency are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(routes.prices);
  const first = estimator(page).locator('input').first();
  expect((await first.boundingBox())!.y).toBeLessThan(300);
  const bar = (await ask(page).locator('..').boundingBox())!;
  const frequency = estimator(page).getByRole('radio', { name: '8-weekly' });
  const { y, height } = (await frequency.boundingBox())!;
  expect(y + height).toBeLessThan(bar.y);
});

test('on a computer the result stays beside the choices', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(addressOf(everything));
  await isLive(page);
  const inputs = estimator(page).locator('input:not([type=hidden])');
  for (const input of [inputs.first(), inputs.last()]) {
    await input.scrollIntoViewIfNeeded();
    for (const sum of await figure(page).all()) await expect(sum).toBeInViewport({ ratio: 1 });
    await expect(ask(page)).toBeInViewport({ ratio: 1 });
  }
  // The end of a breakdown that is longer than the screen.
  await expect(page.getByRole('button', { name: 'Print' })).toBeInViewport({ ratio: 1 });
});

test('on a screen 700 px high, the sums cover none of seven lines', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(addressOf(everything.replace('&extra.first-clean=no', '')));
  await isLive(page);
  await page.evaluate(() => scrollTo(0, 0));
  const [lines, sums] = await estimator(page).locator('[data-breakdown] dl').all();
  await expect(lines!.locator('> div')).toHaveCount(7);
  const { y, height } = (await lines!.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await sums!.boundingBox())!.y);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('on phones and computers, the picture shows the street, then the chosen home with its parts', async ({
    page,
  }) => {
    await page.goto(routes.prices);
    const expectDrawn = async (...parts: string[]) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        expect(await drawn(page)).toEqual(parts);
      }
    };
    await choose(page, 'has=extension');
    await expectDrawn('semi', 'detached', 'terrace');
    await choose(page, 'home=terraced');
    await expectDrawn('terrace', 'extension');
    await choose(page, 'home=not-listed&has=conservatory');
    await expectDrawn('home', 'extension', 'conservatory');
    // The script disables the boxes of surcharges that the chosen home cannot have.
    await estimator(page)
      .getByRole('checkbox', { name: /^Extension/ })
      .evaluate((box: HTMLInputElement) => (box.disabled = true));
    await expectDrawn('home', 'conservatory');
  });

  test('choosing no window cleaning hides the example and questions; the rest is sent', async ({
    page,
    browser,
  }) => {
    await page.goto(routes.prices);
    const hidden = [
      estimator(page).getByText('For example:'),
      estimator(page).getByText(priceGuide.extras.find(({ question }) => question)!.question!),
    ];
    for (const one of hidden) await expect(one).toBeVisible();
    const chosen = `${frequency}=none&${home}&extra=gutter-clearing&extra.conservatory-roof=12`;
    await choose(page, chosen);
    for (const one of hidden) await expect(one).toBeHidden();
    await ask(page).click();
    await expect(page).toHaveURL(new RegExp(`${routes.contact}\\?${chosen}&`));
    const withScript = await browser.newPage({ javaScriptEnabled: true });
    await withScript.goto(page.url());
    const message = withScript.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(estimateRequest(estimateOf(chosen)));
    await withScript.close();
  });

  test('the result shows no price', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(addressOf(everything));
    await choose(page, `${home}&${frequency}=eightWeeks`);
    await expect(figure(page)).toHaveCount(0);
    await expect(estimator(page).getByText('Choose your home')).toBeHidden();
    await expect(estimator(page).getByRole('link', { name: 'See all prices' })).toBeVisible();
  });
});

for (const [kind, chosen] of Object.entries({
  'a home from an outdated link': `${everything}&has=sunroom`,
  'a home on request': everything.replace(home, 'home=terraced'),
})) {
  test(`the estimate for ${kind} is accessible`, async ({ page }) => {
    await page.goto(addressOf(chosen));
    await isLive(page);
    await expectAccessible(page);
  });
}

test('a visitor can choose, and reach the message, by keyboard only', async ({ page }) => {
  await page.goto(routes.prices);
  await isLive(page);
  const { keyboard } = page;
  await estimator(page).getByRole('radio', { name: '4-weekly' }).focus();
  for (const key of ['ArrowRight', 'Tab', 'Space', 'ArrowRight', 'Tab', 'Space']) {
    await keyboard.press(key);
  }
  const chosen = `${home}&${frequency}=eightWeeks&has=extension`;
  await expectChosen(page, chosen);
  await keyboard.press('Enter');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(estimateRequest(estimateOf(chosen)));
});

test('an estimate prints with today’s date and the site’s address, without choices or buttons', async ({
  page,
}) => {
  await page.clock.setFixedTime('2028-02-29T12:00');
  await page.goto(addressOf(everything));
  await isLive(page);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Guide price, 29 February 2028', new URL(business.siteAddress).host]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  for (const hiddenPart of [page.getByRole('button'), page.getByRole('checkbox')]) {
    await expect(hiddenPart).toHaveCount(0);
  }
});

test('the share button copies the price, and says so for a few seconds after each press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined));
  await page.clock.install();
  await page.goto(addressOf(everything));
  await isLive(page);
  const share = estimator(page).locator('[data-share]');
  await share.click();
  await expect(share).toHaveText(/^Copied/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(estimateSentences(estimateOf(everything)).join(' '));
  expect(copied).toContain(addressOf(everything).split('?')[1]);
  await page.clock.runFor(5_000);
  await expect(share).toHaveText('Share this');
  await share.click();
  await expect(share).toHaveText(/^Copied/);
});
