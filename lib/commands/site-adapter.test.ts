import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { expect, test, vi } from 'vitest';
import { useSampleProject } from '../testing/use-project';
import adapter from './site-adapter.mjs';

const { modifyConfig, onBuildComplete } = adapter as Required<NextAdapter>;
const projectDir = useSampleProject();

test('a refused export is removed, and the build ends with the reason', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`status ${status}`);
  });
  const exported = join(projectDir, '.preview');
  mkdirSync(exported);
  const build = { projectDir, config: {} } as Parameters<typeof onBuildComplete>[0];
  const context = { phase: PHASE_PRODUCTION_BUILD } as Parameters<typeof modifyConfig>[1];
  await modifyConfig(build.config, context);
  await expect(onBuildComplete(build)).rejects.toThrow('status 1');
  expect(printed.mock.calls).toEqual([
    [
      expect.stringContaining(
        "The site can't be built until you fix this:\n- next.config: output must be 'export'",
      ),
    ],
  ]);
  expect(existsSync(exported)).toBe(false);
});
