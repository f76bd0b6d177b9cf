// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendEnquiry } from './send-enquiry';

const action = 'https://forms.example/f/abc';
const enquiry = { name: 'Ann', email: 'ann@example.com', address: '1 High St', message: 'Hello' };
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a browser that says that it is offline sends all the same, once, and leaves no timer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
  fetchStub.mockResolvedValue(new Response('{"ok":true}'));
  expect(await sendEnquiry(action, enquiry)).toEqual({ ending: 'accepted' });
  const neitherCookieNorRedirect = { credentials: 'omit', redirect: 'manual' };
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith(
    action,
    expect.objectContaining(neitherCookieNorRedirect),
  );
  expect(vi.getTimerCount()).toBe(0);
});

// The browser tests have the other causes.
it.each([
  ['network', { onLine: true }],
  ['offline', { onLine: false }],
])('a message is unconfirmed (%s) if its connection breaks with %o', async (cause, navigator) => {
  vi.stubGlobal('navigator', navigator);
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendEnquiry(action, enquiry)).toEqual({ ending: 'unconfirmed', cause });
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

it('a reply that is cut short is unreadable', async () => {
  const body = new ReadableStream({
    pull: (stream) => stream.error(new TypeError('network error')),
  });
  fetchStub.mockResolvedValue(new Response(body));
  expect(await sendEnquiry(action, enquiry)).toEqual({
    ending: 'unconfirmed',
    cause: 'unreadable',
  });
});
