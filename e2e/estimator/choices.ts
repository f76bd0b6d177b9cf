import type { Page } from '@playwright/test';
import { formatAmount } from '../../lib/prices/amount';
import { readChoices } from '../../lib/prices/choices';
import { withServices } from '../../lib/prices/price-words';
import { cleanWords, quoteFor, type Quote } from '../../lib/prices/quote';
import { anchors } from '../../lib/site/price-links';
import { routes } from '../../lib/site/routes';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { services } from '../../lib/testing/example-content/services';
import { expect } from '../test';

export const guide = withServices(priceGuide, services);

export const homes = guide.homes.flatMap(({ rows }) => rows);

/** Values of the estimator's inputs, by name. */
export type Chosen = Record<string, string>;

/** Everything that can be asked for. */
export const everything: Chosen = {
  home: '4-bed-detached',
  frequency: 'eightWeeks',
  extension: 'yes',
  conservatory: 'yes',
  'gutter-clearing': 'yes',
  'gutter-fascia-soffits': 'yes',
  'windows-inside': 'yes',
  'conservatory-roof': '12',
  'first-clean': 'no',
  'window-restoration-cleans': 'yes',
};

export function quoteOf(chosen: Chosen): Quote {
  const { home, ...choices } = readChoices(new URLSearchParams(chosen), guide);
  return quoteFor(guide, { ...choices, home: home! });
}

/** Address of the prices page with a choice. */
export function addressOf(chosen: Chosen): string {
  return `${routes.prices}?${new URLSearchParams(chosen)}#${anchors.estimator}`;
}

/** The estimator's form. */
export const estimator = (page: Page) => page.locator(`#${anchors.estimator}`);

/** Waits until script answers in the form. */
export const isLive = (page: Page) => expect(estimator(page)).toHaveAttribute('data-live');

/** Makes a choice as a visitor does. */
export async function choose(page: Page, chosen: Chosen) {
  for (const [name, value] of Object.entries(chosen)) {
    const inputs = estimator(page).locator(`[name="${name}"]`);
    if (/^\d/.test(value) && name !== 'home') await inputs.fill(value);
    else await inputs.and(page.locator(`[value="${value}"]`)).check();
  }
}

/** The form shows the choice, and the result what it comes to. */
export async function expectChosen(page: Page, chosen: Chosen) {
  for (const [name, value] of Object.entries(chosen)) {
    const inputs = estimator(page).locator(`[name="${name}"]`);
    if (/^\d/.test(value) && name !== 'home') await expect(inputs).toHaveValue(value);
    else await expect(inputs.and(page.locator(`[value="${value}"]`))).toBeChecked();
  }
  await expectQuote(page, quoteOf(chosen));
}

export async function expectQuote(page: Page, { title, cleanLines, visitLines, clean }: Quote) {
  const lines = [...(cleanLines.length > 1 ? cleanLines : []), ...visitLines];
  await expect(estimator(page).locator('[data-title]')).toHaveText(title);
  await expect(estimator(page).locator('[data-clean]')).toHaveText(cleanWords(clean));
  await expect(estimator(page).locator('dl > div')).toHaveText(
    lines.map(({ name, amount, basis = '' }) => name + formatAmount(amount) + basis),
  );
}
