import type { Browser } from 'puppeteer-core';

import type { RunningEngine } from './visitor';

export function puppeteerEngine(browser: Browser): RunningEngine {
  return {
    close: () => browser.close(),
    async visit() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        problems.push(`${message.text()} ${message.location().url ?? ''}`);
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      return {
        resize: (width) => page.setViewport({ width, height: 800 }),
        open: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        // Puppeteer's own commands wait for ever for a page from the back/forward cache.
        back: () => page.evaluate('history.back()') as Promise<void>,
        forward: () => page.evaluate('history.forward()') as Promise<void>,
        click: (selector) => page.click(selector),
        type: (selector, text) => page.type(selector, text),
        evaluate: (expression) => page.evaluate(expression) as Promise<never>,
        problems: async () => problems,
        leave: () => context.close(),
      };
    },
  };
}
