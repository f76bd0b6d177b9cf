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

it('posts exactly the four fields, once, as a request that needs no preflight', async () => {
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
  it('when the connection breaks', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendEnquiry(action, enquiry)).toEqual({ ending: 'unconfirmed', cause: 'network' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

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

  it('after 20 seconds without an answer', async () => {
    vi.useFakeTimers();
    fetchStub.mockImplementation(hang);
    const outcome = sendEnquiry(action, enquiry);
    const settled = vi.fn();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ ending: 'unconfirmed', cause: 'timeout' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('after 20 seconds of a body that never ends', async () => {
    vi.useFakeTimers();
    fetchStub.mockImplementation(async (_url, init) => {
      const body = new ReadableStream({
        start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body);
    });
    const settled = vi.fn();
    void sendEnquiry(action, enquiry).then(settled);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(settled).toHaveBeenCalledWith({ ending: 'unconfirmed', cause: 'timeout' });
  });

  it('when it is interrupted from outside', async () => {
    fetchStub.mockImplementation(hang);
    const stop = new AbortController();
    const outcome = sendEnquiry(action, enquiry, stop.signal);
    stop.abort();
    expect(await outcome).toEqual({ ending: 'unconfirmed', cause: 'interrupted' });
  });
});

it('sends nothing if it was interrupted before', async () => {
  const outcome = await sendEnquiry(action, enquiry, AbortSignal.abort());
  expect(outcome).toEqual({ ending: 'unconfirmed', cause: 'interrupted' });
  expect(fetchStub).not.toHaveBeenCalled();
});

it('leaves no timer behind', async () => {
  vi.useFakeTimers();
  fetchStub.mockResolvedValue(new Response('{"ok":true}'));
  await sendEnquiry(action, enquiry);
  expect(vi.getTimerCount()).toBe(0);
});
