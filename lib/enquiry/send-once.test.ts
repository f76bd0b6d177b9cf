// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from './outcome';
import { sendOnce } from './send-once';

const { signal } = new AbortController();
const accepted: Outcome = { ending: 'accepted' };
const unconfirmed: Outcome = { ending: 'unconfirmed', cause: 'network' };

/** Stands in for the Web Locks API: one holder at a time, in order. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = vi.fn((_name: string, _options: object, run: () => Promise<unknown>) => {
    const mine = last.then(run);
    last = mine.catch(() => undefined);
    return mine;
  });
  return { request };
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the same text is sent once by two tabs at the same moment', async () => {
  vi.stubGlobal('navigator', { locks: locks() });
  const send = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return accepted;
  });
  expect(
    await Promise.all([sendOnce('text', send, signal), sendOnce('text', send, signal)]),
  ).toEqual([accepted, accepted]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('another text is another message, and the first one is still remembered', async () => {
  const send = vi.fn(async () => accepted);
  await sendOnce('text', send, signal);
  await sendOnce('other', send, signal);
  expect(send).toHaveBeenCalledTimes(2);
  await sendOnce('text', send, signal);
  expect(send).toHaveBeenCalledTimes(2);
});

it('what was not confirmed may be sent again', async () => {
  const send = vi.fn(async () => unconfirmed);
  await sendOnce('text', send, signal);
  expect(await sendOnce('text', send, signal)).toEqual(unconfirmed);
  expect(send).toHaveBeenCalledTimes(2);
});

it('an acceptance counts for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const send = vi.fn(async () => accepted);
  await sendOnce('text', send, signal);
  vi.setSystemTime(Date.now() + 10 * 60_000 - 1);
  await sendOnce('text', send, signal);
  expect(send).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await sendOnce('text', send, signal);
  expect(send).toHaveBeenCalledTimes(2);
});

describe('a lock that another tab never releases does not hold up a message', () => {
  const send = vi.fn(async () => accepted);

  beforeEach(() => {
    send.mockClear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const request = (_name: string, options: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
      });
    vi.stubGlobal('navigator', { locks: { request } });
    vi.stubGlobal('crypto', {});
  });

  it('for more than 25 seconds', async () => {
    const outcome = sendOnce('text', send, signal);
    await vi.advanceTimersByTimeAsync(24_999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual(accepted);
  });

  it('after the wait is interrupted', async () => {
    const stop = new AbortController();
    const outcome = sendOnce('text', send, stop.signal);
    await vi.advanceTimersByTimeAsync(1);
    stop.abort();
    expect(await outcome).toEqual(accepted);
  });
});

it('a stolen lock does not send the message twice', async () => {
  const send = vi.fn(async () => accepted);
  const request = (_name: string, _options: object, run: () => unknown) => {
    void run();
    return Promise.reject(new DOMException('stolen', 'AbortError'));
  };
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await sendOnce('text', send, signal)).toEqual(accepted);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends without locks, digests or storage, and ignores a note that it did not write', async () => {
  const send = vi.fn(async () => accepted);
  vi.stubGlobal('navigator', {});
  localStorage.setItem('contact-form-accepted', '[{"digest":7}]');
  expect(await sendOnce('text', send, signal)).toEqual(accepted);
  vi.stubGlobal('crypto', {});
  vi.stubGlobal('localStorage', undefined);
  expect(await sendOnce('text', send, signal)).toEqual(accepted);
  expect(send).toHaveBeenCalledTimes(2);
});
