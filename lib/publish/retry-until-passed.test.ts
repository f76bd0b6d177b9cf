import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { retryUntilPassed } from './retry-until-passed';

beforeAll(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => void vi.useRealTimers());

it.each([
  ['a host that needs some minutes is tested until it has caught up', 5, []],
  ['what is still wrong after a quarter of an hour is reported', 31, ['/: old']],
])('%s', async (_, runs, found) => {
  const test = vi.fn().mockResolvedValue(found);
  for (let before = 1; before < runs; before += 1) test.mockResolvedValueOnce(['/: old']);
  const last = retryUntilPassed(test);
  await vi.runAllTimersAsync();
  expect(await last).toEqual(found);
  expect(test).toHaveBeenCalledTimes(runs);
});
