import { beforeEach, expect, it, vi } from 'vitest';
import { lookUntilSound } from './look-until-sound';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

it('a host that needs some minutes is looked at until it has caught up', async () => {
  const look = vi.fn().mockResolvedValueOnce(['/: old']).mockResolvedValueOnce(['/: old']);
  look.mockResolvedValue([]);
  expect(await lookUntilSound(look, { pause: 1 })).toEqual([]);
  expect(look).toHaveBeenCalledTimes(3);
});

it('what is still wrong in the end is reported', async () => {
  const look = vi.fn().mockResolvedValue(['/: broken']);
  expect(await lookUntilSound(look, { pause: 20, patience: 50 })).toEqual(['/: broken']);
  expect(look.mock.calls.length).toBeGreaterThan(1);
});
