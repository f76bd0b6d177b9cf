// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enquiry } from '../testing/enquiry';
import { sendEnquiry, sendTimeout } from './send-enquiry';

const action = 'https://forms.example/f/abc';
const typed = enquiry();
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['', typed],
  ['Buy now', { ...typed, _gotcha: 'Buy now' }],
])(
  'with “%s” in the honeypot, %o is sent, once, even if the browser says that it is offline',
  async (honeypot, sent) => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: false });
    fetchStub.mockResolvedValue(new Response('{"ok":true}'));
    expect(await sendEnquiry(action, typed, honeypot)).toEqual({ ending: 'accepted' });
    expect(fetchStub).toHaveBeenCalledExactlyOnceWith(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(sent),
      credentials: 'omit',
      redirect: 'manual',
      signal: expect.any(AbortSignal),
    });
    expect(vi.getTimerCount()).toBe(0);
  },
);

it.each([
  ['network', { onLine: true }],
  ['offline', { onLine: false }],
])('a message is unconfirmed (%s) if its connection breaks with %o', async (cause, navigator) => {
  vi.stubGlobal('navigator', navigator);
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendEnquiry(action, typed, '')).toEqual({ ending: 'unconfirmed', cause });
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

it.each([
  ['timeout', false],
  ['interrupted', true],
])(
  'a message without a reply is unconfirmed (%s) if its page comes back: %j',
  async (cause, persisted) => {
    vi.useFakeTimers();
    fetchStub.mockImplementation(
      (_, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', reject)),
    );
    const outcome = sendEnquiry(action, typed, '');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    vi.advanceTimersByTime(sendTimeout);
    expect(await outcome).toEqual({ ending: 'unconfirmed', cause });
  },
);

it('a reply that is cut short is unreadable', async () => {
  const body = new ReadableStream({
    pull: (stream) => stream.error(new TypeError('network error')),
  });
  fetchStub.mockResolvedValue(new Response(body));
  expect(await sendEnquiry(action, typed, '')).toEqual({
    ending: 'unconfirmed',
    cause: 'unreadable',
  });
});
