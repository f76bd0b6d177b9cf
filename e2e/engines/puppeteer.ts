import type { Browser } from 'puppeteer-core';

/** A browser that is running; each visitor starts with nothing stored. */
export type RunningEngine = ReturnType<typeof withPuppeteer>;

/** One page in a browser with an empty profile, and the little that every driver can do. */
export type Visitor = Awaited<ReturnType<RunningEngine['visit']>>;

/** Visitors in Chromium or Firefox. */
export function withPuppeteer(browser: Browser) {
  return {
    close: () => browser.close(),
    async visit() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        const { url = '' } = message.location();
        if (message.type() === 'error') problems.push(`${message.text()} ${url}`);
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      return {
        /** Sets the width of the window. WebKit's gets no narrower than about 450 px. */
        resize: (width: number): Promise<unknown> => page.setViewport({ width, height: 800 }),
        open: (url: string): Promise<unknown> => page.goto(url),
        reload: (): Promise<unknown> => page.reload(),
        // Puppeteer's own commands wait for ever for a page from the back/forward cache.
        back: () => page.evaluate('history.back()'),
        forward: () => page.evaluate('history.forward()'),
        click: async (selector: string) => {
          // Puppeteer would click what covers it, such as a bar that sticks to the lower edge.
          await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }));
          await page.click(selector);
        },
        type: (selector: string, text: string) => page.type(selector, text),
        /** The JSON value of an expression in the page. */
        evaluate: (expression: string) => page.evaluate(expression),
        /** Console errors and uncaught errors so far, with their file's address if known. */
        problems: async () => problems,
        leave: () => context.close(),
      };
    },
  };
}
