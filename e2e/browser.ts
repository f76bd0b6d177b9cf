import puppeteer, { type Page } from 'puppeteer-core';
import { chromiumArgs, chromiumPath } from '../lib/publish/chromium';

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
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`${expression}: ${result.description}`);
  await session.detach();
  return result.value;
}
