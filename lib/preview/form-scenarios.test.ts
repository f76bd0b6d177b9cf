import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureWords } from '../enquiry/sentences';
import { sendEnquiry } from '../enquiry/send-enquiry';
import { type Scenario, scenarios } from './form-scenarios';
import { type StandIn, startFormService } from './form-service';

const enquiry = { name: 'Ann', email: 'ann@example.com', address: '1 High St', message: 'Hello' };

/** Text from a parser or the runtime, or meant for developers. */
const notForVisitors =
  /JSON|token|Error:|TypeError|Exception|fetch|abort|undefined|null|NaN|\[object|AJAX|HTTP|\d{3} |_[A-Z]/;

let service: StandIn;

beforeAll(async () => {
  service = await startFormService({ port: 0 });
});

afterAll(() => service.close());

// What waits is left to the browser tests, which control the clock.
const prompt = Object.entries<Scenario>(scenarios).filter(
  ([, { fault, delay }]) => !delay && !fault?.startsWith('hang'),
);

test.each(prompt)('a message to the form “%s” ends as its scenario says', async (id, scenario) => {
  const outcome = await sendEnquiry(`${service.url}/f/${id}`, enquiry);
  expect(outcome.ending).toBe(scenario.ending);
  expect(service.requests.pop()).toMatchObject({ fields: enquiry, delivered: scenario.delivers });
  if (outcome.ending === 'accepted') return;
  const { form, fields } = failureWords(outcome);
  const words = [...form, ...Object.values(fields)];
  expect(words.join()).toMatch(/\w+ .{15,}/);
  for (const line of words) expect(line).not.toMatch(notForVisitors);
});
