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

/** A server that never answers. */
function hang(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
}

/** A server that sends half of its answer. */
async function hangMidway(_: unknown, init?: RequestInit) {
  const body = new ReadableStream({
    start(controller) {
      init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
    },
  });
  return new Response(body);
}

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

  it('when the reply is cut short', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"ok":true'));
        controller.error(new TypeError('terminated'));
      },
    });
    fetchStub.mockResolvedValue(new Response(body));
    expect(await sendEnquiry(action, enquiry)).toEqual({
      ending: 'unconfirmed',
      cause: 'unreadable',
    });
  });

  it.each([
    ['an answer', hang],
    ['the end of one', hangMidway],
  ])('after 20 seconds without %s', async (_, reply) => {
    vi.useFakeTimers();
    fetchStub.mockImplementation(reply);
    const settled = vi.fn();
    void sendEnquiry(action, enquiry).then(settled);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ ending: 'unconfirmed', cause: 'timeout' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('when it is interrupted from outside', async () => {
    fetchStub.mockImplementation(hang);
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
