import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Enquiry } from './fields';
import { sendEnquiry } from './send-enquiry';

const action = 'https://forms.example/f/abc';
const enquiry = {
  name: 'Ann',
  email: 'ann@example.com',
  address: '1 High St',
  message: 'Hello & bye',
};
const accepted = { ending: 'accepted' };
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchStub.mockReset();
});

it('posts exactly the fields of the form, once', async () => {
  fetchStub.mockResolvedValue(new Response('{"ok":true}'));
  expect(await sendEnquiry(action, { ...enquiry, _gotcha: 'spam' } as Enquiry)).toEqual(accepted);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  const [url, init] = fetchStub.mock.calls[0]!;
  expect(url).toBe(action);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'manual' });
  expect(String(init?.body)).toBe(
    'name=Ann&email=ann%40example.com&address=1+High+St&message=Hello+%26+bye',
  );
});

it.each([
  ['network', 'breaks while online', { onLine: true }],
  ['offline', 'breaks while offline', { onLine: false }],
])('a message is unconfirmed (%s) if its connection %s', async (cause, _, navigator) => {
  vi.stubGlobal('navigator', navigator);
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendEnquiry(action, enquiry)).toEqual({ ending: 'unconfirmed', cause });
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

it('a message is unconfirmed if fetch throws, or is interrupted from outside', async () => {
  fetchStub.mockImplementationOnce(() => {
    throw new Error('out of order');
  });
  expect(await sendEnquiry(action, enquiry)).toEqual({ ending: 'unconfirmed', cause: 'network' });
  fetchStub.mockImplementation(
    (_, init) => new Promise((_resolve, reject) => (init!.signal!.onabort = reject)),
  );
  const stop = new AbortController();
  const outcome = sendEnquiry(action, enquiry, stop);
  stop.abort();
  expect(await outcome).toEqual({ ending: 'unconfirmed', cause: 'interrupted' });
});

it('a browser that says that it is offline sends all the same, and leaves no timer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
  fetchStub.mockResolvedValue(new Response('{"ok":true}'));
  expect(await sendEnquiry(action, enquiry)).toEqual(accepted);
  expect(vi.getTimerCount()).toBe(0);
});
