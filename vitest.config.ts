import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,components,content,lib}/**/*.test.{ts,tsx}'],
  },
});
