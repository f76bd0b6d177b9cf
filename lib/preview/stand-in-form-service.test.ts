import { expect, test, vi } from 'vitest';
import { scenarios } from './form-scenarios';
import { startStandIn } from './stand-in-form-service';

test('the stand-in prints the messages that arrive, and no others', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const service = await startStandIn();
  const post = (formId: string) => {
    const body = new URLSearchParams({ name: 'Ann', message: 'Two lines\r\nwith & <b>' });
    return fetch(`${service.url}/f/${formId}`, { method: 'POST', body, redirect: 'manual' });
  };
  expect((await post('preview')).headers.get('location')).toBe('/thanks');
  expect((await post('constructor')).status).toBe(scenarios.refused.status);
  await service.close();
  expect(log.mock.calls.join()).toBe(
    'A message arrived at the form “preview”:\n  name: Ann\n  message: Two lines\r\nwith & <b>\n',
  );
  log.mockRestore();
});
