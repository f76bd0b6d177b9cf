// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenarios } from '../commands/form-scenarios';
import { enquiry } from '../testing/enquiry';
import { sendTimeout } from './send-enquiry';

const action = 'https://forms.example/f/abc';
const typed = new URLSearchParams(enquiry());
const fetchStub = vi.fn<typeof fetch>();

// Imported again for each test, as on each page: it counts what the page has sent.
let sendEnquiry: typeof import('./send-enquiry').sendEnquiry;

beforeEach(async () => {
  vi.stubGlobal('fetch', fetchStub.mockReset());
  vi.resetModules();
  ({ sendEnquiry } = await import('./send-enquiry'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a message is sent once, even if the browser says that it is offline', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
  fetchStub.mockResolvedValue(new Response(scenarios.accepted.body));
  expect(await sendEnquiry(action, typed)).toEqual({ kind: 'accepted' });
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: typed,
    keepalive: true,
    credentials: 'omit',
    redirect: 'manual',
    signal: expect.any(AbortSignal),
  });
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  [
    [59_999, 1_000],
    [true, false],
  ],
  [
    [60_000, 30_000, 29_999, 1_000],
    [false, true, true, false],
  ],
])('messages of %j bytes, sent by one page, have keepalive: %j', async (sizes, keepalive) => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  // Encoded as %C5%B5.
  const letters = 'ŵ'.repeat(100);
  for (const bytes of sizes) {
    const message = letters + 'x'.repeat(bytes - `message=${encodeURIComponent(letters)}`.length);
    await sendEnquiry(action, new URLSearchParams({ message }));
  }
  expect(fetchStub.mock.calls.map(([, init]) => init?.keepalive)).toEqual(keepalive);
});

it.each([
  ['network', { onLine: true }],
  ['offline', { onLine: false }],
])('a message is unconfirmed (%s) if its connection breaks with %o', async (cause, navigator) => {
  vi.stubGlobal('navigator', navigator);
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendEnquiry(action, typed)).toEqual({ kind: 'unconfirmed', cause });
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
    const outcome = sendEnquiry(action, typed);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    vi.advanceTimersByTime(sendTimeout);
    expect(await outcome).toEqual({ kind: 'unconfirmed', cause });
  },
);

it('a reply that is cut short is unreadable', async () => {
  const body = new ReadableStream({
    pull: (stream) => stream.error(new TypeError('network error')),
  });
  fetchStub.mockResolvedValue(new Response(body));
  expect(await sendEnquiry(action, typed)).toEqual({
    kind: 'unconfirmed',
    cause: 'unreadable',
  });
});
