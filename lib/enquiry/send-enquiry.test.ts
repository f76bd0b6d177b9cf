import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEnquiry } from './send-enquiry';

const action = 'https://forms.example/f/abc';
const enquiry = {
  name: 'Ann',
  email: 'ann@example.com',
  address: '1 High St',
  message: 'Hello & bye',
};
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchStub.mockReset();
});

it('posts exactly the fields of the form, once, as a request that needs no preflight', async () => {
  fetchStub.mockResolvedValue(new Response('{"ok":true}'));
  const more = { ...enquiry, _gotcha: 'spam' };
  expect(await sendEnquiry(action, more)).toEqual({ ending: 'accepted' });
  expect(fetchStub).toHaveBeenCalledTimes(1);
  const [url, init] = fetchStub.mock.calls[0]!;
  expect(url).toBe(action);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'manual' });
  expect(init?.headers).toEqual({ Accept: 'application/json' });
  expect(String(init?.body)).toBe(
    'name=Ann&email=ann%40example.com&address=1+High+St&message=Hello+%26+bye',
  );
  const { headers } = new Request(action, init);
  expect(headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
});

describe('a message that may have arrived is unconfirmed', () => {
  it.each([
    [true, 'network'],
    [false, 'offline'],
  ])(
    'when the connection breaks and the browser says that it is online: %s',
    async (onLine, cause) => {
      vi.stubGlobal('navigator', { onLine });
      fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
      expect(await sendEnquiry(action, enquiry)).toEqual({ ending: 'unconfirmed', cause });
      expect(fetchStub).toHaveBeenCalledTimes(1);
    },
  );

  it('when fetch itself throws', async () => {
    fetchStub.mockImplementation(() => {
      throw new Error('out of order');
    });
    expect(await sendEnquiry(action, enquiry)).toEqual({ ending: 'unconfirmed', cause: 'network' });
  });

  it('when it is interrupted from outside', async () => {
    fetchStub.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener('abort', reject);
        }),
    );
    const stop = new AbortController();
    const outcome = sendEnquiry(action, enquiry, stop);
    stop.abort();
    expect(await outcome).toEqual({ ending: 'unconfirmed', cause: 'interrupted' });
  });
});

it('a browser that says that it is offline sends all the same, and a reply counts', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetchStub.mockResolvedValue(new Response('{"ok":true}'));
  expect(await sendEnquiry(action, enquiry)).toEqual({ ending: 'accepted' });
});

it('leaves no timer behind', async () => {
  vi.useFakeTimers();
  fetchStub.mockResolvedValue(new Response('{"ok":true}'));
  await sendEnquiry(action, enquiry);
  expect(vi.getTimerCount()).toBe(0);
});
