import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => void vi.resetModules());

test.each([
  ['SITE_BUILD', 'Release', 'set it to preview or release, or unset it'],
  ['STAND_IN_SERVICE', 'localhost', 'set it to a web address, or unset it'],
])('%s=%s stops a build', async (name, value, remedy) => {
  vi.stubEnv(name, value);
  await expect(import('./build-kind')).rejects.toThrow(`${name} is “${value}”: ${remedy}.`);
});
