import { expect, test, vi } from 'vitest';
import { createAdapter } from './adapter.mjs';

test.each<object>([
  { output: undefined },
  { output: 'export', basePath: '/docs' },
  { output: 'export', assetPrefix: 'https://cdn.example' },
])('a site with a server, or with its files elsewhere, ends the build: %o', async (config) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`status ${status}`);
  });
  const { onBuildComplete } = createAdapter();
  // All that the adapter reads before it reads the export.
  const build = { config } as Parameters<typeof onBuildComplete>[0];
  await expect(onBuildComplete(build)).rejects.toThrow('status 1');
  expect(printed.mock.lastCall?.[0]).toContain("needs output: 'export'");
  vi.restoreAllMocks();
});
