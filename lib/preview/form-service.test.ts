import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Scenario, scenarios } from './form-scenarios';
import { type FormRequest, type StandIn, startFormService } from './form-service';

const fields = {
  name: 'Ann Example',
  email: 'ann@example.com',
  address: '1 High Street',
  message: 'Two lines\r\nwith "quotes" & <b>',
};
const onMessage = vi.fn<(message: FormRequest) => void>();
let service: StandIn;

beforeAll(async () => {
  service = await startFormService({ port: 0, onMessage });
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  onMessage.mockClear();
});

const post = (formId: string) => {
  const init = { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' } as const;
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
