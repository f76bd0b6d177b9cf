import fc from 'fast-check';
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

/** What a real fetch does with a server that never answers. */
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
    const outcome = sendEnquiry(action, enquiry, { signal: stop.signal });
    stop.abort();
    expect(await outcome).toEqual({ ending: 'unconfirmed', cause: 'interrupted' });
  });
});

it('sends nothing once it is interrupted', async () => {
  const outcome = await sendEnquiry(action, enquiry, { signal: AbortSignal.abort() });
  expect(outcome).toEqual({ ending: 'unconfirmed', cause: 'interrupted' });
  expect(fetchStub).not.toHaveBeenCalled();
});

it('leaves no timer behind', async () => {
  vi.useFakeTimers();
  fetchStub.mockResolvedValue(new Response('{"ok":true}'));
  await sendEnquiry(action, enquiry);
  expect(vi.getTimerCount()).toBe(0);
});

it('10,000 random replies never throw and always end in one of three ways', async () => {
  const key = fc.constantFrom('ok', 'success', 'error', 'errors', 'next');
  const problem = fc.record(
    {
      code: fc.oneof(fc.string(), fc.constant('TYPE_EMAIL')),
      field: fc.string(),
      message: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const value = fc.oneof(
    fc.boolean(),
    fc.constantFrom('email sent', 'confirmation email sent', 'reCAPTCHA', null),
    fc.array(problem, { maxLength: 3 }),
    fc.jsonValue(),
  );
  const shaped = fc.dictionary(key, value).map((reply) => JSON.stringify(reply) ?? '');
  const body = fc.oneof(
    shaped,
    fc.tuple(shaped, fc.nat(20)).map(([text, cut]) => text.slice(0, -cut || undefined)),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '<!doctype html><h1>Thanks!</h1>', '{"ok":true}'),
  );
  const status = fc.oneof(
    fc.constantFrom(200, 201, 400, 403, 404, 422, 429, 500, 503),
    fc.integer({ min: 200, max: 599 }).filter((code) => ![204, 205, 304].includes(code)),
  );
  const seen = { accepted: 0, refused: 0, unconfirmed: 0 };
  await fc.assert(
    fc.asyncProperty(status, body, async (code, text) => {
      fetchStub.mockResolvedValue(new Response(text, { status: code }));
      const { ending } = await sendEnquiry(action, enquiry);
      expect(seen).toHaveProperty(ending);
      seen[ending] += 1;
      if (ending !== 'accepted') return;
      const reply = JSON.parse(text);
      expect(code).toBeLessThan(300);
      expect(reply.ok === true || reply.success === 'email sent').toBe(true);
      expect(reply.error ?? null).toBeNull();
      expect(reply.errors ?? []).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
  // Each ending was really met.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
}, 60_000);
