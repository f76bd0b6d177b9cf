import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Builder, By } from 'selenium-webdriver';
import type * as remote from 'selenium-webdriver/remote';
import type { RunningEngine } from './puppeteer';

// `import` does not resolve this path, which is a folder in a package without `exports`.
const { DriverService }: typeof remote = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
);

/** WebKit's driver cannot read the console, so each page notes what goes wrong from the first script on. */
const collectProblems = `
  window.problemTypes ??= ['error', 'unhandledrejection', 'securitypolicyviolation'].map((type) =>
    addEventListener(type, ({ message, reason, violatedDirective, blockedURI }) => {
      const problem = message ?? reason ?? violatedDirective + ' ' + blockedURI;
      // WebKit rejects a promise of its own when a view transition is interrupted.
      if (/^AbortError: Skipping view transition/.test(problem)) return;
      sessionStorage.problems = (sessionStorage.problems ?? '') + problem + '\\n';
    }),
  );`;

/**
 * During the fade between two pages, WebKit's driver finds nothing to click on. A fade that is due has
 * begun after two frames.
 */
const waitForFade = `
  const [done] = arguments;
  const wait = () => (document.getAnimations().length > 0 ? requestAnimationFrame(wait) : done());
  requestAnimationFrame(() => requestAnimationFrame(wait));`;

/** Starts WebKitGTK's MiniBrowser on a virtual display. */
export async function startWebKit(driver: string, cachesPages: boolean): Promise<RunningEngine> {
  // Without -noreset, it drops a browser that connects while the previous one disconnects.
  const display = spawn('Xvfb', ['-displayfd', '1', '-noreset'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${String(number).trim()}` } as Record<
      string,
      string
    >)
    .build();
  const server = await service.start();

  return {
    async close() {
      await service.kill();
      display.kill();
    },
    async visit() {
      const args = ['--automation', `--enable-page-cache=${cachesPages}`];
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
        .build();
      const find = (selector: string) => session.findElement(By.css(selector));
      const evaluate = (expression: string) =>
        session.executeScript<never>(`${collectProblems}\nreturn (${expression});`);
      return {
        evaluate,
        resize: (width) => session.manage().window().setRect({ width, height: 800 }),
        open: (url) => session.get(url),
        reload: () => session.navigate().refresh(),
        // The driver's own commands, since a script that leaves its page is never answered.
        back: () => session.navigate().back(),
        forward: () => session.navigate().forward(),
        async click(selector) {
          await session.executeAsyncScript(waitForFade);
          // The driver doesn't scroll to what begins a few pixels below the window.
          const scroll = `arguments[0].scrollIntoView({ block: 'nearest' })`;
          const element = find(selector);
          await session.executeScript(scroll, element);
          await element.click();
        },
        // The character is WebDriver's Enter key.
        type: (selector, text) => find(selector).sendKeys(text.replaceAll('\n', '\uE007')),
        async problems() {
          const noted: string = await evaluate(`sessionStorage.problems ?? ''`);
          return noted.split('\n').filter(Boolean);
        },
        leave: () => session.quit(),
      };
    },
  };
}
