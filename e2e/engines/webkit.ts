import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, stopListening } from '../../lib/preview/listen';
import type { RunningEngine } from './puppeteer';

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
export async function startWebKit(driver: string): Promise<RunningEngine> {
  // Without -noreset, it drops a browser that connects while the previous one disconnects.
  const display = spawn('Xvfb', ['-displayfd', '3', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3]!, 'data');
  const reserved = createServer();
  const server = await listen(reserved, 0);
  await stopListening(reserved);
  const service = spawn(driver, [`--port=${new URL(server).port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
  });
  while (!(await fetch(`${server}/status`).catch(() => undefined))) await pause(50);

  return {
    async close() {
      service.kill();
      display.kill();
    },
    async visit() {
      const { sessionId } = await send(`${server}/session`, { capabilities: {} });
      const session = `${server}/session/${sessionId}`;
      const command = (path: string, body: object = {}) => send(session + path, body);
      const onElement = async (selector: string, path: string, body?: object) => {
        const found = await command('/element', { using: 'css selector', value: selector });
        return command(`/element/${Object.values(found)[0]}${path}`, body);
      };
      const run = (script: string, how = 'sync') =>
        command(`/execute/${how}`, { script, args: [] });
      const evaluate = (expression: string) => run(`${collectProblems}\nreturn (${expression});`);
      return {
        evaluate,
        resize: (width) => command('/window/rect', { width, height: 800 }),
        open: (url) => command('/url', { url }),
        reload: () => command('/refresh'),
        // A script that runs while a page goes into the cache is never answered: these wait for that.
        back: () => command('/back'),
        forward: () => command('/forward'),
        async click(selector) {
          await run(waitForFade, 'async');
          await onElement(selector, '/click');
        },
        // The character is WebDriver's Enter key.
        type: (selector, text) =>
          onElement(selector, '/value', { text: text.replaceAll('\n', '\uE007') }),
        async problems() {
          const noted: string = await evaluate(`sessionStorage.problems ?? ''`);
          return noted.split('\n').filter(Boolean);
        },
        leave: () => send(session),
      };
    },
  };
}

/** Sends a command of W3C WebDriver, or without a body ends the session, and resolves to its value. */
// oxlint-disable-next-line typescript/no-explicit-any
async function send(url: string, body?: object): Promise<any> {
  const method = body ? 'POST' : 'DELETE';
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
