import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Scenario, scenarios } from './form-scenarios';
import { type FormRequest, type FormService, startFormService } from './form-service';

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

const prompt = Object.entries<Scenario>(scenarios).filter(
  ([, { fault, delay }]) => !fault && !delay,
);

test.each(prompt)('%s replies as its scenario says', async (id, scenario) => {
  const response = await postForJson(id);
  expect(response.status).toBe(scenario.status);
  expect(response.headers.get('content-type')).toBe(scenario.contentType);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('connection')).toBe('close');
  expect(await response.text()).toBe(scenario.body);
  expect(messages()).toHaveLength(scenario.delivers ? 1 : 0);
  if (scenario.ending !== 'unconfirmed') {
    expect(scenario.delivers).toBe(scenario.ending === 'accepted');
  }
});

test.each(prompt)('%s answers a plain POST with a page of the service', async (id, scenario) => {
  const response = await post(id);
  expect(response.headers.get('location')).toBe(scenario.delivers ? '/thanks' : null);
  const heading = scenario.captcha ? 'One more step' : 'There was a problem';
  if (!scenario.delivers) expect(await response.text()).toContain(heading);
});

test.each(['reset-before-reading', 'reset-after-reading'] as const)(
  '%s breaks the connection without a reply',
  async (id) => {
    await expect(postForJson(id)).rejects.toThrow('fetch failed');
    expect(messages()).toHaveLength(scenarios[id].delivers ? 1 : 0);
    expect(service.requests).toHaveLength(1);
  },
);

test('hang delivers the message and never replies', async () => {
  const signal = AbortSignal.timeout(200);
  await expect(postForJson('hang', { signal })).rejects.toThrow('timeout');
  expect(messages()).toHaveLength(1);
});

test.each([
  ['drop-midway', 'terminated'],
  ['hang-midway', 'timeout'],
])('%s delivers the message, and its reply does not end', async (id, error) => {
  const response = await postForJson(id, { signal: AbortSignal.timeout(300) });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(error);
  expect(messages()).toHaveLength(1);
});

test('redirect-without-cors delivers the message, but scripts may not read where it leads', async () => {
  const response = await postForJson('redirect-without-cors');
  expect(response.status).toBe(303);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
  expect(messages()).toHaveLength(1);
});

test('slow replies late', async () => {
  const start = performance.now();
  expect(await (await postForJson('slow')).text()).toBe(scenarios.slow.body);
  expect(performance.now() - start).toBeGreaterThan(scenarios.slow.delay - 50);
});

test.each(['nobody-knows-this', 'constructor'])('a form %s is not found', async (id) => {
  expect((await postForJson(id)).status).toBe(404);
});

test('a message is delivered with its fields, and listed by its form', async () => {
  await post('preview.one');
  await post('type-email.two');
  expect(messages()).toMatchObject([{ formId: 'preview.one', fields }]);
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(messages()[0]);
  for (const [search, ids] of [
    ['', ['preview.one', 'type-email.two']],
    ['?formId=type-email.two', ['type-email.two']],
  ] as const) {
    const listed = await (await fetch(`${service.url}/requests${search}`)).json();
    expect((listed as FormRequest[]).map(({ formId }) => formId)).toEqual(ids);
  }
});

test('passing the captcha delivers the same fields', async () => {
  const page = await (await post('new-form')).text();
  expect(messages()).toEqual([]);
  expect(page).toContain('action="/f/new-form"');
  const inputs = [...page.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  const sent = inputs.map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
  ]);
  const response = await post('new-form', { body: new URLSearchParams(sent) });
  expect(response.status).toBe(303);
  expect(messages()).toMatchObject([{ fields }]);
});

test('a message that fills in the honeypot is accepted and dropped', async () => {
  const body = new URLSearchParams({ ...fields, _gotcha: 'https://spam.example' });
  expect(await (await postForJson('preview', { body })).text()).toBe(scenarios.preview.body);
  expect((await post('type-email', { body })).headers.get('location')).toBe('/thanks');
  expect(messages()).toEqual([]);
  expect(onMessage).not.toHaveBeenCalled();
});

test('a preflight is answered and recorded', async () => {
  const response = await fetch(`${service.url}/f/preview`, { method: 'OPTIONS' });
  expect(response.headers.get('access-control-allow-headers')).toBe('*');
  expect(service.requests).toMatchObject([{ method: 'OPTIONS', delivered: false }]);
});
