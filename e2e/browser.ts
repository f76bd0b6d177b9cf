import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import { chromiumArgs, chromiumPath } from './chromium';

/**
 * Starts Chromium under Puppeteer, which attaches to tabs and so lets pages be prerendered in them.
 * Playwright attaches to pages: Chromium prerenders nothing for it.
 */
export function launchChromium(...args: string[]) {
  return puppeteer.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...args] });
}

/**
 * Evaluates an expression in the page that a tab shows. Puppeteer's `evaluate` no longer works when
 * a prerendered page has taken more than 100 ms to replace the one before it.
 */
export async function evaluateInTab<Value>(tab: Page, expression: string): Promise<Value> {
  const session = await tab.createCDPSession();
  const value = await evaluate<Value>(session, expression);
  await session.detach();
  return value;
}

/** Evaluates an expression in the page of a session. */
export async function evaluate<Value>(session: CDPSession, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`${expression}: ${result.description}`);
  return result.value;
}

/** Resolves to a session with the page that a tab prerenders, which Puppeteer does not give. */
export async function prerenderedPage(tab: Page): Promise<CDPSession> {
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
