import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,components,content,lib,e2e}/**/*.test.{ts,tsx}'],
    // Another run may keep a copy of the project there.
    exclude: [...configDefaults.exclude, 'e2e/results/**'],
    // Against hangs only: how long a test takes depends on the machine.
    testTimeout: 60_000,
    // By default, two cores get one worker.
    maxWorkers: '100%',
    pool: 'threads',
    setupFiles: ['lib/testing/test-setup.ts'],
  },
});
