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

const post = (formId: string, body = new URLSearchParams(fields), accept = 'text/html') => {
  const init = { method: 'POST', body, headers: { accept }, redirect: 'manual' } as const;
  return fetch(`${service.url}/f/${formId}`, init);
};

const messages = () => service.requests.filter(({ delivered }) => delivered);

const prompt = Object.entries<Scenario>(scenarios).filter(
  ([, { fault, delay }]) => !fault && !delay,
);

test.each(prompt)('%s answers a plain form with a page', async (id, scenario) => {
  const page = await post(id);
  expect(page.headers.get('connection')).toBe('close');
  expect(page.headers.get('location')).toBe(scenario.delivers ? '/thanks' : null);
  const heading = scenario.captcha ? 'One more step' : 'There was a problem';
  if (!scenario.delivers) expect(await page.text()).toContain(heading);
  expect(messages()).toHaveLength(scenario.delivers ? 1 : 0);
});

test.each(['nobody-knows-this', 'constructor'])('a form %s is not found', async (id) => {
  expect((await post(id)).status).toBe(404);
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
  const response = await post('new-form', new URLSearchParams(sent));
  expect(response.status).toBe(303);
  expect(messages()).toMatchObject([{ fields }]);
});

test('a message that fills in the honeypot is accepted and dropped', async () => {
  const body = new URLSearchParams({ ...fields, _gotcha: 'https://spam.example' });
  const reply = await post('preview', body, 'application/json');
  expect(await reply.text()).toBe(scenarios.preview.body);
  expect((await post('type-email', body)).headers.get('location')).toBe('/thanks');
  expect(messages()).toEqual([]);
  expect(onMessage).not.toHaveBeenCalled();
});
