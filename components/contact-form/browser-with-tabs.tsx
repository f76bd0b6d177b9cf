import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';

type Task = { tab: Tab; run: () => void };
type Listener = [type: string, listener: (event: Event) => void];

type PendingRequest = {
  body: string;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
};

/** What lives of a page in its tab. Without a `root` its script never came. */
export type Tab = {
  container: HTMLElement;
  root: Root | undefined;
  session: Map<string, string>;
  listeners: Set<Listener>;
  request: PendingRequest | undefined;
};

/**
 * A browser for tests: tabs that show the same page beside each other, each with its own session
 * storage and window events, with one local storage, connection and set of locks for all. Whatever
 * a page does later happens in its own tab, and never once that page is gone.
 */
export class BrowserWithTabs {
  tabs: Tab[] = [];
  online = true;
  storageWorks = true;
  /** Called for each request, before it is pending. */
  onRequest: (tab: Tab, body: string) => void = () => {};
  /** Called when a plain HTML post leaves the page. */
  onPlainPost: (tab: Tab, fields: Record<string, unknown>) => void = () => {};
  onHydrationError: (error: unknown) => void = () => {};

  private html: string;
  private current!: Tab;
  private local = new Map<string, string>();
  private tasks: Task[] = [];
  private lock: { tab: Tab } | undefined;
  private lockQueue: Task[] = [];

  constructor(
    private page: ReactElement,
    { tabs, hasLocks }: { tabs: number; hasLocks: boolean },
  ) {
    this.html = renderToString(page);
    for (let count = 0; count < tabs; count += 1) {
      const container = document.body.appendChild(document.createElement('div'));
      const listeners = new Set<Listener>();
      const parts = { root: undefined, session: new Map(), request: undefined };
      this.tabs.push({ container, listeners, ...parts });
      this.show(this.tabs[count]!);
    }
    this.stubGlobals(hasLocks);
  }

  /** Shows the page as the server sent it. */
  show(tab: Tab) {
    tab.container.innerHTML = this.html;
  }

  /** Brings the page's script. */
  async hydrate(tab: Tab) {
    const { onHydrationError: onRecoverableError } = this;
    await this.run(tab, () => {
      tab.root = hydrateRoot(tab.container, this.page, { onRecoverableError });
    });
  }

  /** Ends a page, and its script, requests and locks with it. */
  async discard(tab: Tab) {
    const { root } = tab;
    tab.root = undefined;
    tab.request = undefined;
    tab.listeners.clear();
    this.lockQueue = this.lockQueue.filter((waiting) => waiting.tab !== tab);
    if (this.lock?.tab === tab) this.passLockOn();
    await act(async () => root?.unmount());
    await this.run(tab, () => tab.container.replaceChildren());
  }

  async close() {
    for (const tab of this.tabs) {
      await this.discard(tab);
      tab.container.remove();
    }
    vi.clearAllTimers();
  }

  /** Does something in a tab, and then all that follows from it, each in its own tab. */
  async run(tab: Tab, run: () => void) {
    this.tasks.push({ tab, run });
    for (let task = this.tasks.shift(); task; task = this.tasks.shift()) {
      const { run: runTask } = task;
      this.current = task.tab;
      await act(async () => {
        runTask();
        await new Promise((resolve) => setImmediate(resolve));
      });
    }
  }

  /** Tells the window of a tab. */
  async dispatch(tab: Tab, event: Event) {
    const told = Array.from(tab.listeners).filter(([type]) => type === event.type);
    await this.run(tab, () => told.forEach(([, listener]) => listener(event)));
  }

  private fetch(body: string, signal: AbortSignal): Promise<Response> {
    const tab = this.current;
    this.onRequest(tab, body);
    return new Promise((resolve, reject) => {
      const request = { body, resolve, reject };
      tab.request = request;
      signal.addEventListener('abort', () => {
        if (tab.request !== request) return;
        tab.request = undefined;
        this.tasks.push({ tab, run: () => reject(new DOMException('aborted', 'AbortError')) });
      });
    });
  }

  private requestLock(signal: AbortSignal, callback: () => Promise<unknown>): Promise<unknown> {
    const tab = this.current;
    return new Promise((resolve, reject) => {
      const start = async () => {
        const lock = { tab };
        this.lock = lock;
        const value = await callback();
        if (this.lock !== lock) return;
        resolve(value);
        this.passLockOn();
      };
      const waiting = { tab, run: () => void start() };
      this.lockQueue.push(waiting);
      if (!this.lock) this.passLockOn();
      signal.addEventListener('abort', () => {
        if (!this.lockQueue.includes(waiting)) return;
        this.lockQueue = this.lockQueue.filter((other) => other !== waiting);
        this.tasks.push({ tab, run: () => reject(new DOMException('aborted', 'AbortError')) });
      });
    });
  }

  private passLockOn() {
    this.lock = undefined;
    const next = this.lockQueue.shift();
    if (next) this.tasks.push(next);
  }

  private storage(values: () => Map<string, string>) {
    const open = () => {
      if (!this.storageWorks) throw new DOMException('forbidden', 'SecurityError');
      return values();
    };
    return {
      getItem: (key: string) => open().get(key) ?? null,
      setItem: (key: string, value: string) => void open().set(key, value),
      removeItem: (key: string) => void open().delete(key),
    };
  }

  private stubGlobals(hasLocks: boolean) {
    const sessionStorage = this.storage(() => this.current.session);
    const localStorage = this.storage(() => this.local);
    const request = (
      _name: string,
      { signal }: { signal: AbortSignal },
      callback: () => Promise<unknown>,
    ) => this.requestLock(signal, callback);
    const isOnline = () => this.online;
    const navigator = {
      locks: hasLocks ? { request } : undefined,
      get onLine() {
        return isOnline();
      },
    };
    const stubs = {
      sessionStorage,
      localStorage,
      navigator,
      // Quick, and without collisions.
      crypto: { subtle: { digest: async (_: string, data: Uint8Array) => data.buffer } },
      fetch: (_url: string, init: { body: URLSearchParams; signal: AbortSignal }) =>
        this.fetch(init.body.toString(), init.signal),
      addEventListener: (...listener: Listener) => this.current.listeners.add(listener),
      removeEventListener: (...[type, listener]: Listener) => {
        for (const entry of this.current.listeners) {
          const isIt = entry[0] === type && entry[1] === listener;
          if (isIt) this.current.listeners.delete(entry);
        }
      },
    };
    for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub);
    const leave = (form: HTMLFormElement) =>
      this.onPlainPost(this.current, Object.fromEntries(new FormData(form)));
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      leave(this);
    });
    document.body.onsubmit = (event) => {
      if (event.defaultPrevented) return;
      leave(event.target as HTMLFormElement);
      event.preventDefault();
    };
  }
}
