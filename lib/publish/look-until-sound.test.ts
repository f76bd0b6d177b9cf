import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lookUntilSound } from './look-until-sound';

beforeAll(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => void vi.useRealTimers());

it.each([
  ['a host that needs some minutes is looked at until it has caught up', 5, []],
  ['what is still wrong after a quarter of an hour is reported', 31, ['/: old']],
])('%s', async (_, looks, found) => {
  const look = vi.fn().mockResolvedValue(found);
  for (let before = 1; before < looks; before += 1) look.mockResolvedValueOnce(['/: old']);
  const last = lookUntilSound(look);
  await vi.runAllTimersAsync();
  expect(await last).toEqual(found);
  expect(look).toHaveBeenCalledTimes(looks);
});
