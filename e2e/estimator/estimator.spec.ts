import type { Page } from '@playwright/test';
import { frequency } from '../../lib/prices/parameters';
import { outdated } from '../../lib/prices/estimate-query';
import { pricedAt } from '../../lib/prices/price-lookup';
import { estimateRequest, estimateSentences } from '../../lib/prices/estimate-words';
import { homesIn } from '../../lib/content/homes';
import { estimatorLink, homeLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { business, priceGuide } from '../../lib/testing/sample';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../test';
import { choose, estimator, everything, expectChosen, home, isLive, estimateOf } from './choices';

const ask = (page: Page) => page.locator('[data-ask]');

/** The parts of the home that the estimator has drawn inside its picture. */
const drawn = (page: Page) =>
  estimator(page)
    .locator('svg > g > use')
    .filter({ visible: true })
    .evaluateAll((uses: SVGUseElement[]) => {
      const isInside = (use: SVGUseElement) => {
        const { left, right } = use.getBoundingClientRect();
        const picture = use.ownerSVGElement!.getBoundingClientRect();
        return left >= picture.left && right <= picture.right;
      };
      return uses.filter(isInside).map((use) => use.getAttribute('href')!.replace('#P-', ''));
    });

/** Sets the browser's text size, on which units of media queries depend, too; 16 is normal. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

// estimator-script.test.tsx tests what choices cost.
test('a count that cannot be read keeps the estimate from being shared; Enter leaves its box, but not the page', async ({
  page,
}) => {
  await page.goto(estimatorLink(everything));
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
  await count.press('Enter');
  await expect(count).not.toBeFocused();
  await expect(page).toHaveURL(new RegExp(routes.prices));
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
    await page.goto(estimatorLink(home));
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

test('after a link to all prices, another choice and Back, the address has the choices on the page, as after a reload', async ({
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
  await page.reload();
  await isLive(page);
  await expectChosen(page, `${home}&has=extension`);
});

test('an outdated link keeps its valid choices, and shows an error for the others, accessibly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 664 });
  await page.goto(estimatorLink(`${everything}&has=sunroom`));
  await expectChosen(page, everything);
  const fault = estimator(page).getByText(outdated);
  await expect(fault).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await choose(page, `${frequency}=fourWeeks`);
  await expect(fault).toHaveCount(0);
});

test('on the smallest phone, the bar stays below the input in use, and ends with the estimator', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(estimatorLink(everything));
  await isLive(page);
  const covered = await estimator(page)
    .locator('input')
    .filter({ visible: true })
    .evaluateAll((inputs: HTMLInputElement[]) => {
      const covered = inputs.filter((input) => {
        input.focus();
        const field = input.closest('label')!.getBoundingClientRect();
        const bar = document.querySelector('[data-ask]')!.parentElement!.getBoundingClientRect();
        return field.bottom > bar.top || bar.bottom > innerHeight || bar.height > innerHeight / 5;
      });
      return covered.map(({ name }) => name);
    });
  expect(covered).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(ask(page)).not.toBeInViewport();
});

test('with text at 200 % on the smallest phone, a home’s price leads to its tile, and no bar takes over a quarter of the screen', async ({
  page,
}) => {
  const height = 568;
  await page.setViewportSize({ width: 320, height });
  await setTextSize(page, 32);
  const priced = homesIn(priceGuide).filter((home) => pricedAt(home, priceGuide));
  for (const home of [priced[0]!, priced.at(-1)!]) {
    await page.goto(homeLink(home, priceGuide.frequencies[0]!));
    await isLive(page);
    await expect(page.locator(':target').getByRole('radio')).toBeChecked();
    await expect(page.locator(':target')).toBeInViewport({ ratio: 1 });
    const bar = (await ask(page).locator('..').boundingBox())!;
    expect(bar.y >= height || bar.height <= height / 4).toBe(true);
  }
});

test('on a phone the first home and the frequency are on the first screen; the smallest has all frequencies on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(routes.prices);
  const first = estimator(page).locator('input').first();
  expect((await first.boundingBox())!.y).toBeLessThan(300);
  const bar = (await ask(page).locator('..').boundingBox())!;
  const frequency = estimator(page).getByRole('radio', { name: '8-weekly' });
  const { y, height } = (await frequency.boundingBox())!;
  expect(y + height).toBeLessThan(bar.y);

  await page.setViewportSize({ width: 320, height: 568 });
  const choices = estimator(page).getByRole('radiogroup', { name: 'Window cleaning' });
  const labels = choices.locator('label');
  await expect(labels).toHaveText(['4-weekly', '8-weekly', 'None']);
  const boxes = await labels.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  // One line of text in each.
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThan(50);
});

test('on a computer the result stays beside the choices', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(estimatorLink(everything));
  await isLive(page);
  const inputs = estimator(page).locator('input:not([type=hidden])');
  for (const input of [inputs.first(), inputs.last()]) {
    await input.scrollIntoViewIfNeeded();
    for (const sum of await estimator(page).locator('[data-breakdown] strong').all())
      await expect(sum).toBeInViewport({ ratio: 1 });
    await expect(ask(page)).toBeInViewport({ ratio: 1 });
  }
  // The end of a breakdown that is longer than the screen.
  await expect(page.getByRole('button', { name: 'Print' })).toBeInViewport({ ratio: 1 });
});

test('on a screen 700 px high, the sums cover none of seven lines', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(estimatorLink(everything.replace('&extra.first-clean=no', '')));
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
    await expect(estimator(page).getByText('Choose your home')).toBeHidden();
  });

  test('choosing no window cleaning hides prices of cleans, the example and questions; the rest is sent', async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(routes.prices);
    const prices = estimator(page).locator('label:has([name=home])').getByText(/£/);
    const hidden = [
      prices.filter({ visible: true }).first(),
      estimator(page).getByText('For example:'),
      estimator(page).getByText(priceGuide.extras.find(({ question }) => question)!.question!),
    ];
    for (const one of hidden) await expect(one).toBeVisible();
    const chosen = `${frequency}=none&${home}&extra=gutter-clearing&extra.conservatory-roof=12`;
    await choose(page, chosen);
    for (const one of hidden) await expect(one).toBeHidden();
    await ask(page).click();
    await expect(page).toHaveURL(new RegExp(`${routes.contact}\\?${chosen}&`));
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeInViewport();
    const withScript = await browser.newPage({ javaScriptEnabled: true });
    await withScript.goto(page.url());
    await expect(withScript.getByRole('textbox', { name: 'Message' })).toHaveValue(
      estimateRequest(estimateOf(chosen)),
    );
    await withScript.close();
  });
});

test('an estimate prints with today’s date and the site’s address, without choices or buttons', async ({
  page,
}) => {
  await page.clock.setFixedTime('2028-02-29T12:00');
  await page.goto(estimatorLink(everything));
  await isLive(page);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Guide price, 29 February 2028', new URL(business.siteAddress).host]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  for (const hiddenPart of [page.getByRole('button'), page.getByRole('checkbox')]) {
    await expect(hiddenPart).toHaveCount(0);
  }
});

test('the share button copies the price and a link to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.set(navigator, 'share', undefined));
  await page.goto(estimatorLink(everything));
  await isLive(page);
  const share = estimator(page).locator('[data-share]');
  await share.click();
  await expect(share).toHaveText(/^Copied/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(estimateSentences(estimateOf(everything)).join(' '));
  expect(copied).toContain(estimatorLink(everything).split('?')[1]);
});
