import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => void vi.resetModules());

test.each([
  ['release', '.next/release'],
  [undefined, '.preview'],
])('with SITE_BUILD=%s, Next exports to %s and never to out', async (kind, folder) => {
  vi.stubEnv('SITE_BUILD', kind);
  const { default: config } = await import('../../next.config.mjs');
  expect(config(PHASE_PRODUCTION_BUILD)).toMatchObject({ output: 'export', distDir: folder });
});

test.each([
  ['SITE_BUILD', 'Release', 'set it to preview or release, or unset it'],
  ['STAND_IN_SERVICE', 'localhost', 'set it to a web address, or unset it'],
])('%s=%s stops a build', async (name, value, remedy) => {
  vi.stubEnv(name, value);
  await expect(import('./build-kind')).rejects.toThrow(`${name} is “${value}”: ${remedy}.`);
});
