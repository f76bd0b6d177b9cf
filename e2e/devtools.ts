import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser';

/** What a method returns or an event tells, as the DevTools protocol documents it. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Message = Record<string, any>;

/** A connection to one target: the browser, a tab, or a page in it. */
export interface DevtoolsSession {
  send(method: string, params?: object): Promise<Message>;
  on(event: string, listener: (params: Message) => void): void;
}

export interface Tab {
  /** The page that the visitor sees; another one once a prerendered page has taken its place. */
  page(): DevtoolsSession;
  close(): Promise<void>;
}

export interface Devtools {
  /** Opens a tab with an empty cache. `prepare` is called with each page before it loads. */
  openTab(prepare: (page: DevtoolsSession) => Promise<unknown>): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * Starts Chromium and speaks its DevTools protocol. Chromium prerenders nothing for a client that
 * attaches to pages, as Playwright does; this one attaches to the tab, in which pages may change.
 */
export async function startDevtools(args: string[] = []): Promise<Devtools> {
  const profile = await mkdtemp(join(tmpdir(), 'devtools-'));
  const browser = spawn(
    launchOptions.executablePath ?? chromium.executablePath(),
    [
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      ...(launchOptions.args ?? []),
      ...args,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = once(browser, 'exit');
  const session = connect(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  const root = session('');

  async function openTab(prepare: Parameters<Devtools['openTab']>[0]): Promise<Tab> {
    const context = await root.send('Target.createBrowserContext');
    const target = { url: 'about:blank', forTab: true, ...context };
    const { targetId } = await root.send('Target.createTarget', target);
    const tab = session(
      (await root.send('Target.attachToTarget', { targetId, flatten: true })).sessionId,
    );
    const pages = new Map<string, DevtoolsSession>();
    const opened = new Promise<void>((resolve, reject) => {
      tab.on('Target.attachedToTarget', ({ sessionId }) => {
        const page = session(sessionId);
        pages.set(sessionId, page);
        // A page that waits answers only once it runs, so all is sent at once.
        Promise.all([prepare(page), page.send('Runtime.runIfWaitingForDebugger')]).then(
          () => resolve(),
          reject,
        );
      });
    });
    tab.on('Target.detachedFromTarget', ({ sessionId }) => pages.delete(sessionId));
    await tab.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    });
    await opened;
    return {
      page: () => [...pages.values()][0]!,
      close: async () => void (await root.send('Target.disposeBrowserContext', context)),
    };
  }

  async function close() {
    await root.send('Browser.close');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  return { openTab, close };
}

/** Evaluates an expression in the page, waits for its promise and returns its JSON value. */
export async function evaluate(page: DevtoolsSession, expression: string): Promise<Message> {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`${expression}: ${result.description}`);
  return result.value;
}

/** Messages are JSON, each ended by a zero byte. */
function connect(output: Writable, input: Readable): (sessionId: string) => DevtoolsSession {
  const calls = new Map<number, { sessionId: string; end: (message: Message) => void }>();
  const listeners = new Map<string, (params: Message) => void>();
  let lastId = 0;
  let rest = '';
  input.setEncoding('utf8').on('data', (text: string) => {
    const messages = `${rest}${text}`.split('\0');
    rest = messages.pop()!;
    for (const message of messages) receive(JSON.parse(message));
  });

  function receive(message: Message) {
    const { id, method, params, sessionId = '' } = message;
    if (id === undefined) listeners.get(`${sessionId} ${method}`)?.(params);
    else end(id, message);
    if (method === 'Target.detachedFromTarget') endAll(params.sessionId);
  }

  function end(id: number, message: Message) {
    calls.get(id)?.end(message);
    calls.delete(id);
  }

  /** A page that is gone answers nothing any more. */
  function endAll(gone: string) {
    for (const [id, { sessionId }] of calls) {
      if (sessionId === gone) end(id, { error: { message: 'the page is gone' } });
    }
  }

  return (sessionId) => ({
    send(method, params = {}) {
      lastId += 1;
      const target = sessionId && { sessionId };
      output.write(`${JSON.stringify({ id: lastId, method, params, ...target })}\0`);
      return new Promise((resolve, reject) => {
        const end = ({ result, error }: Message) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result);
        calls.set(lastId, { sessionId, end });
      });
    },
    on: (event, listener) => void listeners.set(`${sessionId} ${event}`, listener),
  });
}
