import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { scenarios } from './form-scenarios';
import type { Scenario } from './form-scenarios';
import { startFormService } from './form-service';
import type { FormRequest, FormService } from './form-service';

const fields = {
  name: 'Ann Example',
  email: 'ann@example.com',
  address: '1 High Street',
  message: 'Two lines\r\nwith "quotes" & <b>',
};
const onMessage = vi.fn<(message: FormRequest) => void>();
let service: FormService;

beforeAll(async () => {
  service = await startFormService({ port: 0, onMessage });
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  onMessage.mockClear();
});

const post = (formId: string, init: RequestInit = {}) =>
  fetch(`${service.url}/f/${formId}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    ...init,
  });
const postForJson = (formId: string, init: RequestInit = {}) =>
  post(formId, { headers: { accept: 'application/json' }, ...init });

const messages = () => service.requests.filter(({ delivered }) => delivered);

const entries = Object.entries<Scenario>(scenarios);
const prompt = entries.filter(([, { fault, delay }]) => !fault && !delay);

test.each(prompt)('%s sends the reply that its scenario lists', async (id, scenario) => {
  const response = await postForJson(id);

  expect(response.status).toBe(scenario.status);
  expect(response.headers.get('content-type')).toBe(scenario.contentType);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('connection')).toBe('close');
  expect(await response.text()).toBe(scenario.body);
  expect(messages()).toHaveLength(scenario.delivers ? 1 : 0);
});

test.each(prompt)('%s ends a plain POST on a page of the service', async (id, scenario) => {
  const response = await post(id);

  if (scenario.delivers) {
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/thanks');
  } else {
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain(
      scenario.captcha ? 'One more step' : 'There was a problem',
    );
  }
});

test.each(entries)(
  '%s confirms no message that it drops, and refuses none that it delivers',
  (_, it) => {
    if (it.ending === 'accepted') expect(it.delivers).toBe(true);
    if (it.ending === 'refused') expect(it.delivers).toBe(false);
  },
);

test.each(['reset-before-reading', 'reset-after-reading'] as const)(
  '%s breaks the connection without a reply',
  async (id) => {
    await expect(postForJson(id)).rejects.toThrow('fetch failed');
    expect(messages()).toHaveLength(scenarios[id].delivers ? 1 : 0);
    expect(service.requests).toHaveLength(1);
  },
);

test('drop-midway breaks the connection during the reply', async () => {
  const response = await postForJson('drop-midway');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  expect(messages()).toHaveLength(1);
});

test('hang delivers the message and never replies', async () => {
  await expect(postForJson('hang', { signal: AbortSignal.timeout(200) })).rejects.toThrow(
    'timeout',
  );
  expect(messages()).toHaveLength(1);
});

test('hang-midway delivers the message and never ends its reply', async () => {
  const response = await postForJson('hang-midway', { signal: AbortSignal.timeout(300) });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('timeout');
  expect(messages()).toHaveLength(1);
});

test('redirect-without-cors delivers the message and redirects to a page that scripts may not read', async () => {
  const response = await postForJson('redirect-without-cors');
  expect(response.status).toBe(303);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
  expect(messages()).toHaveLength(1);
});

test.each(['slow', 'slow-refusal'] as const)('%s replies late', async (id) => {
  const start = performance.now();
  const response = await postForJson(id);
  expect(performance.now() - start).toBeGreaterThan(scenarios[id].delay - 50);
  expect(await response.text()).toBe(scenarios[id].body);
});

test.each(['nobody-knows-this', 'toString', 'constructor', '__proto__'])(
  'a form with the id %s is not found',
  async (id) => {
    const response = await postForJson(id);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: 'Form not found',
      errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }],
    });
  },
);

test('a message is delivered with its fields', async () => {
  await post('preview');
  expect(messages()).toMatchObject([{ fields }]);
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(messages()[0]);
});

test('passing the captcha delivers the same fields', async () => {
  const page = await (await post('new-form')).text();
  expect(messages()).toHaveLength(0);

  const inputs = page.matchAll(/name="([^"]*)" value="([^"]*)"/g);
  const onwards = [...inputs].map(([, name = '', value = '']) => [name, unescapeHtml(value)]);
  expect(page).toContain('action="/f/new-form"');
  const response = await post('new-form', { body: new URLSearchParams(onwards) });

  expect(response.status).toBe(303);
  expect(messages().map((message) => message.fields)).toEqual([fields]);
});

test('a message that fills in the honeypot is accepted and dropped', async () => {
  const body = new URLSearchParams({ ...fields, _gotcha: 'https://spam.example' });
  expect(await (await postForJson('preview', { body })).json()).toEqual({
    next: '/thanks',
    ok: true,
  });
  expect((await post('type-email', { body })).headers.get('location')).toBe('/thanks');
  expect(messages()).toEqual([]);
  expect(onMessage).not.toHaveBeenCalled();
});

test('a preflight is answered and recorded', async () => {
  const response = await fetch(`${service.url}/f/preview`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe('*');
  expect(service.requests.map(({ method }) => method)).toEqual(['OPTIONS']);
  expect(messages()).toEqual([]);
});

test('requests can be listed by form over HTTP', async () => {
  await post('preview.one');
  await post('type-email.two');

  const ids = async (search: string) => {
    const list = await (await fetch(`${service.url}/requests${search}`)).json();
    return (list as FormRequest[]).map(({ formId }) => formId);
  };
  expect(await ids('')).toEqual(['preview.one', 'type-email.two']);
  expect(await ids('?formId=type-email.two')).toEqual(['type-email.two']);
});

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
