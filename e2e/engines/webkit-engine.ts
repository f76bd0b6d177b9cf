import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import { listen, stopListening } from '../../lib/preview/listen';
import type { RunningEngine } from './visitor';
import { openSession } from './webdriver-session';

/**
 * WebKit tells its driver nothing of the console, so the page collects it from the first time that
 * it is asked anything: before somebody touches an island, though not before the page has loaded.
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
      // A fade from page to page that was interrupted, which nobody asks WebKit about.
      if (!/^AbortError: Skipping view transition/.test(reason)) note(String(reason));
    });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      note(violatedDirective + ' ' + blockedURI),
    );
  }`;

/** As WebDriver writes it. */
const enterKey = '\uE007';

/** WebKitGTK's own small browser, on a display that nobody sees. */
export async function startWebKit(driver: string, browser: string): Promise<RunningEngine> {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
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
        open: (url) => command('POST', '/url', { url }),
        reload: () => command('POST', '/refresh'),
        click: (selector) => onElement(selector, '/click'),
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
