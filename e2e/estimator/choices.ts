import type { Page } from '@playwright/test';
import { type Estimate, calculateEstimate } from '../../lib/prices/estimate';
import { readChoices } from '../../lib/prices/choices';
import { frequency } from '../../lib/prices/parameters';
import { estimateInShort } from '../../lib/prices/estimate-words';
import { anchors } from '../../lib/site/links';
import { priceGuide } from '../../lib/testing/sample';
import { expect } from '../test';

/** A home with a price for everything. Choices are written as in URLs. */
export const home = 'home=3-bed-semi-detached';

/** Everything that can be asked for. */
export const everything = `${frequency}=eightWeeks&${home}&has=extension&has=conservatory&extra=gutter-clearing&extra=windows-inside&extra.conservatory-roof=12&extra.first-clean=no&extra=window-restoration-cleans`;

export function estimateOf(chosen: string): Estimate {
  return calculateEstimate(priceGuide, readChoices(new URLSearchParams(chosen), priceGuide));
}

/** The estimator's form. */
export const estimator = (page: Page) => page.locator(`#${anchors.estimator}`);

/** Waits until the form's script has started. */
export const isLive = (page: Page) => expect(estimator(page)).toHaveAttribute('data-live');

/** The inputs for these choices, each with the number to type, if any. */
function inputsOf(page: Page, chosen: string) {
  return [...new URLSearchParams(chosen)].map(([name, value]) => {
    const typed = /^\d+$/.test(value) ? value : undefined;
    const which = typed ? '' : `[value="${value}"]`;
    return { typed, input: estimator(page).locator(`[name="${name}"]${which}`) };
  });
}

/** Makes choices as a visitor does. */
export async function choose(page: Page, chosen: string) {
  for (const { input, typed } of inputsOf(page, chosen)) {
    await (typed ? input.fill(typed) : input.check());
  }
}

/** Expects the form to show the choices, and the bar to show their estimate. */
export async function expectChosen(page: Page, chosen: string) {
  for (const { input, typed } of inputsOf(page, chosen)) {
    await (typed ? expect(input).toHaveValue(typed) : expect(input).toBeChecked());
  }
  const shown = estimateInShort(estimateOf(chosen)).slice(0, 2);
  await expect(estimator(page).locator('[data-short] > *')).toHaveText(shown);
}
