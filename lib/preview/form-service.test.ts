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
beforeEach(async () => {
  await fetch(`${service.url}/messages`, { method: 'DELETE' });
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

const entries = Object.entries<Scenario>(scenarios);
const prompt = entries.filter(([, { fault, delay }]) => !fault && !delay);

test.each(prompt)('%s sends the reply that its scenario lists', async (id, scenario) => {
  const response = await postForJson(id);

  expect(response.status).toBe(scenario.status);
  expect(response.headers.get('content-type')).toBe(scenario.contentType);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('connection')).toBe('close');
  expect(await response.text()).toBe(scenario.body);
  expect(service.messages()).toHaveLength(scenario.keeps ? 1 : 0);
});

test.each(prompt)('%s ends a plain POST on a page of the service', async (id, scenario) => {
  const response = await post(id);

  if (scenario.keeps) {
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
  '%s confirms no message that it drops, and denies none that it keeps',
  (_, it) => {
    if (it.ending === 'accepted') expect(it.keeps).toBe(true);
    if (it.ending === 'refused') expect(it.keeps).toBe(false);
  },
);

test.each(['reset-before-reading', 'reset-after-reading'] as const)(
  '%s breaks the connection without a reply',
  async (id) => {
    await expect(postForJson(id)).rejects.toThrow('fetch failed');
    expect(service.messages()).toHaveLength(scenarios[id].keeps ? 1 : 0);
    expect(service.requests).toHaveLength(1);
  },
);

test('drop-midway breaks the connection inside the reply', async () => {
  const response = await postForJson('drop-midway');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  expect(service.messages()).toHaveLength(1);
});

test('hang keeps the message and never replies', async () => {
  await expect(postForJson('hang', { signal: AbortSignal.timeout(200) })).rejects.toThrow(
    'timeout',
  );
  expect(service.messages()).toHaveLength(1);
});

test('hang-midway keeps the message and never ends its reply', async () => {
  const response = await postForJson('hang-midway', { signal: AbortSignal.timeout(300) });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('timeout');
  expect(service.messages()).toHaveLength(1);
});

test('redirect-without-cors keeps the message and sends the browser where script may not read', async () => {
  const response = await postForJson('redirect-without-cors');
  expect(response.status).toBe(303);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
  expect(service.messages()).toHaveLength(1);
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

test.each([
  ['form-encoded', { body: new URLSearchParams(fields) }],
  ['multipart', { body: toFormData(fields) }],
  ['JSON', { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } }],
])('a %s message is kept and passed on with its fields', async (_, init) => {
  await post('preview', init);
  expect(service.messages()).toHaveLength(1);
  expect(service.messages()[0]?.fields).toEqual(fields);
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(service.messages()[0]);
});

test('a captcha passed by hand delivers the same fields', async () => {
  const page = await (await post('new-form')).text();
  expect(service.messages()).toHaveLength(0);

  const inputs = page.matchAll(/name="([^"]*)" value="([^"]*)"/g);
  const onwards = [...inputs].map(([, name = '', value = '']) => [name, unescapeHtml(value)]);
  expect(page).toContain('action="/f/new-form"');
  const response = await post('new-form', { body: new URLSearchParams(onwards) });

  expect(response.status).toBe(303);
  expect(service.messages().map((message) => message.fields)).toEqual([fields]);
});

test('a filled honeypot is thanked and not kept', async () => {
  const body = new URLSearchParams({ ...fields, _gotcha: 'https://spam.example' });
  expect(await (await postForJson('preview', { body })).json()).toEqual({
    next: '/thanks',
    ok: true,
  });
  expect((await post('type-email', { body })).headers.get('location')).toBe('/thanks');
  expect(service.messages()).toEqual([]);
  expect(onMessage).not.toHaveBeenCalled();
});

test('a preflight is answered and recorded', async () => {
  const response = await fetch(`${service.url}/f/preview`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe('*');
  expect(service.requests.map(({ method }) => method)).toEqual(['OPTIONS']);
  expect(service.messages()).toEqual([]);
});

test('messages and requests can be listed by form, and cleared, over HTTP', async () => {
  await post('preview.one');
  await post('preview.two');
  await post('type-email.two');

  const ids = async (path: string) => {
    const list = (await (await fetch(service.url + path)).json()) as FormRequest[];
    return list.map(({ formId }) => formId);
  };
  expect(await ids('/messages')).toEqual(['preview.one', 'preview.two']);
  expect(await ids('/messages?formId=preview.two')).toEqual(['preview.two']);
  expect(await ids('/requests?formId=type-email.two')).toEqual(['type-email.two']);

  await fetch(`${service.url}/messages`, { method: 'DELETE' });
  expect(await ids('/requests')).toEqual([]);
});

function toFormData(record: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(record)) form.append(name, value);
  return form;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
