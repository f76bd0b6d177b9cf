import type { Page } from '@playwright/test';
import { amountOf } from '../../lib/prices/price-forms';
import { type Quote, quoteFor } from '../../lib/prices/quote';
import { inputOf, readChoices } from '../../lib/prices/choices';
import * as parameters from '../../lib/prices/parameters';
import { quoteInShort } from '../../lib/prices/quote-words';
import { anchors } from '../../lib/addresses/links';
import { routes } from '../../lib/addresses/routes';
import { guide } from '../../lib/testing/example';
import { expect } from '../test';

export { guide };

export const homes = guide.homes.flatMap(({ rows }) => rows);

/** A home with a price for everything. */
export const pricedHome = homes.find(
  (home) => home.size && amountOf(home, 'fourWeeks') !== 'on request',
)!;

/** The choices of a visitor: `home`, `frequency`, and surcharges and extras by their ids. */
export type Chosen = Record<string, string>;

/** Everything that can be asked for, in the order of addresses. */
export const everything: Chosen = {
  frequency: 'eightWeeks',
  home: pricedHome.id,
  extension: 'yes',
  conservatory: 'yes',
  'gutter-clearing': 'yes',
  'windows-inside': 'yes',
  'conservatory-roof': '12',
  'first-clean': 'no',
  'window-restoration-cleans': 'yes',
};

/** The name and the value of the input for a choice. */
export function parameterOf(id: string, value: string): [name: string, value: string] {
  const extra = guide.extras.find((one) => one.id === id);
  if (extra)
    return inputOf(extra, guide).kind === 'tick'
      ? [parameters.extra, id]
      : [parameters.ofExtra + id, value];
  if (guide.surcharges.some((one) => one.id === id)) return [parameters.has, id];
  return [id === 'home' ? parameters.home : parameters.frequency, value];
}

/** The query of a URL with a choice. */
export function searchOf(chosen: Chosen): URLSearchParams {
  return new URLSearchParams(Object.entries(chosen).map(([id, value]) => parameterOf(id, value)));
}

export function quoteOf(chosen: Chosen): Quote {
  return quoteFor(guide, readChoices(searchOf(chosen), guide));
}

/** URL of the prices page with a choice. */
export function addressOf(chosen: Chosen): string {
  return `${routes.prices}?${searchOf(chosen)}#${anchors.estimator}`;
}

/** The estimator's form. */
export const estimator = (page: Page) => page.locator(`#${anchors.estimator}`);

/** Waits until the form's script has started. */
export const isLive = (page: Page) => expect(estimator(page)).toHaveAttribute('data-live');

/** The input of a choice, and whether its value is typed. */
function locate(page: Page, id: string, chosen: string) {
  const [name, value] = parameterOf(id, chosen);
  const isTyped = /^\d+$/.test(value);
  const which = isTyped ? '' : `[value="${value}"]`;
  return { isTyped, input: estimator(page).locator(`[name="${name}"]${which}`) };
}

/** Makes a choice as a visitor does. */
export async function choose(page: Page, chosen: Chosen) {
  for (const [name, value] of Object.entries(chosen)) {
    const { isTyped, input } = locate(page, name, value);
    await (isTyped ? input.fill(value) : input.check());
  }
}

/** Expects the form to show the choices, and the bar their quote. */
export async function expectChosen(page: Page, chosen: Chosen) {
  for (const [name, value] of Object.entries(chosen)) {
    const { isTyped, input } = locate(page, name, value);
    await (isTyped ? expect(input).toHaveValue(value) : expect(input).toBeChecked());
  }
  const [figure, ...facts] = quoteInShort(quoteOf(chosen));
  const more = facts.length > 1 ? facts.slice(1) : facts;
  await expect(estimator(page).locator('[data-short] > *')).toHaveText([figure!, ...more]);
}
