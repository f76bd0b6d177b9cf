import { expect, test, vi } from 'vitest';
import { scenarios } from './form-scenarios';
import { startStandIn } from './stand-in-form-service';

test('the stand-in prints the messages that arrive, and no others', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const service = await startStandIn();
  const post = () => {
    const body = new URLSearchParams({ name: 'Ann', message: 'Two lines\r\nwith & <b>' });
    return fetch(`${service.url}/f/preview`, { method: 'POST', body, redirect: 'manual' });
  };
  expect((await post()).headers.get('location')).toBe('/thanks');
  service.play('refused');
  expect((await post()).status).toBe(scenarios.refused.status);
  await service.close();
  expect(log.mock.calls.join()).toBe(
    'A message arrived:\n  name: Ann\n  message: Two lines\r\nwith & <b>\n',
  );
  log.mockRestore();
});
