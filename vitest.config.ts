import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,components,content,lib,e2e}/**/*.test.{ts,tsx}'],
    // Against hangs only: how long a test takes is the machine's affair.
    testTimeout: 60_000,
    setupFiles: ['lib/testing/test-setup.ts'],
  },
});
