import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import { listen, stopListening } from '../../lib/preview/listen';
import type { RunningEngine } from './visitor';
import { openSession } from './webdriver-session';

/**
 * WebKit's driver cannot read the console, so each page collects its errors, starting with the first
 * script that is run in it: after loading, but before an island starts.
 */
const collectProblems = `
  if (!window.collectsProblems) {
    window.collectsProblems = true;
    const note = (text) =>
      sessionStorage.setItem('problems', (sessionStorage.getItem('problems') ?? '') + text + '\\n');
    const { error } = console;
    console.error = (...all) => (note(all.join(' ')), error(...all));
    addEventListener('error', ({ message }) => note(message));
    addEventListener('unhandledrejection', ({ reason }) => {
      // WebKit rejects a promise of its own when a view transition is interrupted.
      if (!/^AbortError: Skipping view transition/.test(reason)) note(String(reason));
    });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      note(violatedDirective + ' ' + blockedURI),
    );
  }`;

/**
 * During the fade between two pages, WebKit's driver finds nothing to click on. A fade that is due has
 * begun after two frames.
 */
const waitForFade = `
  const [done] = arguments;
  const wait = () => (document.getAnimations().length > 0 ? requestAnimationFrame(wait) : done());
  requestAnimationFrame(() => requestAnimationFrame(wait));`;

/** WebDriver's code for the Enter key. */
const enterKey = '\uE007';

/** Starts WebKitGTK's MiniBrowser on a virtual display. */
export async function startWebKit(driver: string, browser: string): Promise<RunningEngine> {
  const display = spawn(
    'Xvfb',
    // Without -noreset, it drops a browser that connects while the previous one disconnects.
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
  });
  while (!(await fetch(`${server}/status`).catch(() => undefined))) await pause(50);

  return {
    async close() {
      await end(service);
      await end(display);
    },
    async visit() {
      const { command, onElement } = await openSession(server, {
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      });
      const evaluate = (expression: string) =>
        command('POST', '/execute/sync', {
          script: `${collectProblems}\nreturn (${expression});`,
          args: [],
        });
      return {
        evaluate,
        resize: (width) => command('POST', '/window/rect', { width, height: 800 }),
        open: (url) => command('POST', '/url', { url }),
        reload: () => command('POST', '/refresh'),
        // A script that runs while a page goes into the cache is never answered: these wait for that.
        back: () => command('POST', '/back'),
        forward: () => command('POST', '/forward'),
        async click(selector) {
          await command('POST', '/execute/async', { script: waitForFade, args: [] });
          await onElement(selector, '/click');
        },
        type: (selector, text) =>
          onElement(selector, '/value', { text: text.replaceAll('\n', enterKey) }),
        async problems() {
          const noted: string = await evaluate(`sessionStorage.getItem('problems') ?? ''`);
          return noted.split('\n').filter(Boolean);
        },
        leave: () => command('DELETE', ''),
      };
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const url = await listen(server, 0);
  await stopListening(server);
  return Number(new URL(url).port);
}

async function end(child: ChildProcess) {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
