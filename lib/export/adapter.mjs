import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'lean-export',

  async onBuildComplete({ projectDir, distDir }) {
    const { exportLean } = await tsImport('./export-lean.ts', import.meta.url);
    try {
      await exportLean(projectDir, distDir);
    } catch (error) {
      await rm(join(projectDir, 'out'), { recursive: true, force: true });
      if (!(error instanceof Error) || !('problems' in error)) throw error;
      // Next prints a thrown error with its stack, which says nothing to whoever edits the site.
      console.error(`\nThe export was refused, and out/ removed:\n${error.message}`);
      process.exit(1);
    }
  },
};

export default adapter;
