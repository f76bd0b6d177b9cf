import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,components,content,lib,e2e}/**/*.test.{ts,tsx}'],
    setupFiles: ['lib/test-setup.ts'],
  },
});
