import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Only end tests that hang: how long a test takes depends on the machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // By default, two cores get one worker.
    maxWorkers: '100%',
    pool: 'threads',
    setupFiles: ['lib/testing/test-setup.ts'],
    projects: [
      // Loads each module once for several test files, since these leave nothing behind.
      {
        extends: true,
        test: { name: 'lib', include: ['lib/!(enquiry)/**/*.test.{ts,tsx}'], isolate: false },
      },
      // Loads modules again for each test file, since some render pages with content of their own, or listen to a window.
      {
        extends: true,
        test: { name: 'pages', include: ['{app,components,lib/enquiry}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
