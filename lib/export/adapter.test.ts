import { expect, test, vi } from 'vitest';
import { createAdapter } from './adapter.mjs';

/** As much of what Next passes as is read before the export is. */
const build = (config: object) =>
  ({ config: { output: 'export', ...config } }) as Parameters<
    ReturnType<typeof createAdapter>['onBuildComplete']
  >[0];

test.each([{ basePath: '/docs' }, { assetPrefix: 'https://cdn.example' }])(
  'a site that expects its files elsewhere ends the build: %o',
  async (config) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      throw new Error(`status ${status}`);
    });
    await expect(createAdapter().onBuildComplete(build(config))).rejects.toThrow('status 1');
    expect(printed.mock.lastCall?.[0]).toContain('basePath and assetPrefix are not supported.');
    vi.restoreAllMocks();
  },
);

test('a site with a server is left alone', async () => {
  await createAdapter().onBuildComplete(build({ output: undefined }));
});
