import { join } from 'node:path';
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';

/** Pages under test show the example's content, so that no edit of the owner's fails a test. */
const exampleContent: Plugin = {
  name: 'example-content',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = /^(?:\.\.\/)+content\/(\w+)$/.exec(source)?.[1];
    if (!file || !importer?.startsWith(join(import.meta.dirname, 'app/'))) return undefined;
    return join(import.meta.dirname, `lib/testing/example-content/${file}.ts`);
  },
};

export default defineConfig({
  plugins: [exampleContent],
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
