import { expect, test, vi } from 'vitest';
import { formService } from '../form-service/form-service';
import { scenarios } from './form-scenarios';
import { startStandIn } from './stand-in-form-service';

test('the stand-in prints only the messages that arrive, and refuses an invalid email address', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const service = await startStandIn();
  const post = (email = 'ann@example.com', headers = {}) => {
    const body = new URLSearchParams({
      name: 'Ann',
      email,
      message: 'Two lines\r\nwith & <b>\u001B[2J\u009B2J',
    });
    const request = { method: 'POST', body, headers, redirect: 'manual' } as const;
    return fetch(`${service.url}/f/preview`, request);
  };
  expect((await post()).headers.get('location')).toBe('/thanks');
  const refusal = await post('ann@example', { accept: 'application/json' });
  expect(formService.readReply(refusal.status, await refusal.text())).toMatchObject({
    kind: 'refused',
    errors: [{ field: 'email', words: 'should look like name@example.com' }],
  });
  service.play('refused');
  expect((await post()).status).toBe(scenarios.refused.status);
  await service.close();
  expect(log.mock.calls.join()).toBe(
    'A message arrived:\n  name: Ann\n  email: ann@example.com\n  message: Two lines\nwith & <b>[2J2J\n',
  );
  log.mockRestore();
});
