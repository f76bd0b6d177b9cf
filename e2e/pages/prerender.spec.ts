import type { Page } from 'puppeteer-core';
import { askLink } from '../../lib/addresses/links';
import { routes } from '../../lib/addresses/routes';
import { services } from '../../lib/testing/example';
import { evaluate, evaluateInTab, launchChromium, prerenderedPage } from '../browser';
import { expect, test } from '../test';

let tab: Page;

test.beforeEach(async () => {
  tab = await (await launchChromium()).newPage();
  // As high as link and form together: otherwise typing scrolls to the field, away from the mouse.
  await tab.setViewport({ width: 1280, height: 1800 });
});
test.afterEach(() => tab.browser().close());

/** Points at the link to a page, which prerenders it; once its script has run, does `then` and clicks. */
async function showPrerendered(address: string, then = async () => {}) {
  const first = tab.target();
  await tab.hover(`header nav a[href="${new URL(address).pathname}"]`);
  const prerendered = await prerenderedPage(tab);
  // A page is complete when its modules have run.
  const state = () => evaluate(prerendered, `location.href + ' ' + document.readyState`);
  await expect.poll(state).toBe(`${address} complete`);
  await then();
  await tab.mouse.down();
  await tab.mouse.up();
  await expect.poll(() => tab.target() === first, 'still the first page').toBe(false);
}

test('the estimator answers although its script has run while it was prerendered', async ({
  baseURL,
}) => {
  await tab.goto(baseURL + routes.about);
  await showPrerendered(baseURL + routes.prices);
  const isLive = () => evaluateInTab(tab, `document.querySelector('form[data-live]') !== null`);
  await expect.poll(isLive).toBe(true);
});

test('words typed while the same page is prerendered are on that page when it is shown', async ({
  baseURL,
}) => {
  await tab.goto(baseURL + askLink(services[0]!));
  await tab.locator('form[data-live]').wait();
  await tab.type('[name=name]', 'Ann');
  await showPrerendered(baseURL + routes.contact, () => tab.keyboard.type(' O’Neill'));
  const typed = () => evaluateInTab<string>(tab, `document.querySelector('[name=name]').value`);
  await expect.poll(typed).toBe('Ann O’Neill');
  await evaluateInTab(tab, 'location.reload()');
  await expect.poll(() => typed().catch(() => undefined)).toBe('Ann O’Neill');
});
