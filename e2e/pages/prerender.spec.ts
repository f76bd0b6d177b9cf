import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { askLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { services } from '../../lib/testing/sample';
import { chromiumArgs, chromiumPath } from '../chromium';
import { expect, test } from '../test';

let browser: Browser;

// Chromium prerenders pages in tabs, to which Puppeteer attaches; Playwright attaches to pages.
test.beforeAll(async () => {
  browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArgs });
});
test.afterAll(() => browser.close());

test('words typed while the same page is prerendered are on that page when it is shown', async ({
  baseURL,
}) => {
  const tab = await browser.newPage();
  // Tall enough for both link and form: otherwise typing scrolls to the field, away from the mouse.
  await tab.setViewport({ width: 1280, height: 1800 });
  await tab.goto(baseURL + askLink(services[0]!));
  await tab.locator('form[data-live]').wait();
  await tab.type('[name=name]', 'Ann');
  const first = tab.target();
  await tab.hover(`header nav a[href="${routes.contact}"]`);
  const prerendered = await prerenderedPage(tab);
  // A page is complete when its modules have run.
  const state = () => evaluate(prerendered, `location.pathname + ' ' + document.readyState`);
  await expect.poll(state).toBe(`${routes.contact} complete`);
  await tab.keyboard.type(' O’Neill');
  await tab.mouse.down();
  await tab.mouse.up();
  await expect.poll(() => tab.target() === first, 'still the first page').toBe(false);
  const typed = () => evaluateInTab<string>(tab, `document.querySelector('[name=name]').value`);
  await expect.poll(typed).toBe('Ann O’Neill');
  await evaluateInTab(tab, 'location.reload()');
  await expect.poll(() => typed().catch(() => undefined)).toBe('Ann O’Neill');
});

/**
 * Evaluates an expression in the page that a tab shows. Puppeteer's `evaluate` fails once a
 * prerendered page has taken more than 100 ms to replace the previous page.
 */
async function evaluateInTab<Value>(tab: Page, expression: string): Promise<Value> {
  const session = await tab.createCDPSession();
  const value = await evaluate<Value>(session, expression);
  await session.detach();
  return value;
}

/** Evaluates an expression in the page of a session. */
async function evaluate<Value>(session: CDPSession, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`${expression}: ${result.description}`);
  return result.value;
}

/** Resolves to a session with the page that a tab prerenders, which Puppeteer does not provide. */
async function prerenderedPage(tab: Page): Promise<CDPSession> {
  const browser = await tab.browser().target().createCDPSession();
  const sessionOf = (id: string) => browser.connection()!.session(id)!;
  const { targetInfos } = await browser.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { targetId } = targetInfos.find(({ url }) => url === tab.url())!;
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const session = sessionOf(sessionId);
  const prerendered = new Promise<CDPSession>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId: id, targetInfo: { subtype } }) => {
      if (subtype === 'prerender') resolve(sessionOf(id));
    });
  });
  const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await session.send('Target.setAutoAttach', options);
  return prerendered;
}
