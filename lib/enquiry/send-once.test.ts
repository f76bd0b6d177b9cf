// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outcome } from './outcome';
import { sendOnce } from './send-once';

const accepted: Outcome = { ending: 'accepted' };
const unconfirmed: Outcome = { ending: 'unconfirmed', cause: 'network' };

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('an acceptance counts for ten minutes, also after another text', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const send = vi.fn(async () => accepted);
  const times = async (text: string) => {
    expect(await sendOnce(text, send)).toEqual(accepted);
    return send.mock.calls.length;
  };
  expect(await times('text')).toBe(1);
  expect(await times('other')).toBe(2);
  vi.setSystemTime(Date.now() + 10 * 60_000 - 1);
  expect(await times('text')).toBe(2);
  vi.setSystemTime(Date.now() + 1);
  expect(await times('text')).toBe(3);
});

it('what was not confirmed may be sent again', async () => {
  const send = vi.fn(async () => unconfirmed);
  await sendOnce('text', send);
  expect(await sendOnce('text', send)).toEqual(unconfirmed);
  expect(send).toHaveBeenCalledTimes(2);
});

it('a lock that another tab never releases holds up a message for 25 seconds at most', async () => {
  const turn = new AbortController();
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(turn.signal);
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('crypto', {});
  const send = vi.fn(async () => accepted);
  const outcome = sendOnce('text', send);
  await vi.waitFor(() => expect(wait).toHaveBeenCalledWith(25_000));
  expect(send).not.toHaveBeenCalled();
  turn.abort();
  expect(await outcome).toEqual(accepted);
});

it('a stolen lock does not send the message twice', async () => {
  const send = vi.fn(async () => accepted);
  const request = (_name: string, _options: object, run: () => unknown) => {
    void run();
    return Promise.reject(new DOMException('stolen', 'AbortError'));
  };
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await sendOnce('text', send)).toEqual(accepted);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends without locks, digests or storage, and ignores a note that it did not write', async () => {
  const send = vi.fn(async () => accepted);
  vi.stubGlobal('navigator', {});
  localStorage.setItem('contact-form-accepted', '[{"digest":7}]');
  expect(await sendOnce('text', send)).toEqual(accepted);
  vi.stubGlobal('crypto', {});
  vi.stubGlobal('localStorage', undefined);
  expect(await sendOnce('text', send)).toEqual(accepted);
  expect(send).toHaveBeenCalledTimes(2);
});
