import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** @type {Promise<typeof import('./build-steps')> | undefined} */
let steps;
const load = () => (steps ??= tsImport('./build-steps.ts', import.meta.url));

/** @type {string | undefined} */
let reportAfterBuild;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'lean-export',

  async modifyConfig(config, { phase, projectDir }) {
    if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
      const { buildReport } = await load();
      const { before, after } = await buildReport(projectDir);
      if (before) stop(before);
      reportAfterBuild = after;
    }
    return config;
  },

  async onBuildComplete({ projectDir, distDir, config }) {
    const { exportLean } = await load();
    // With `output: 'export'`, a configured `distDir` is where Next exports to.
    const folder = join(projectDir, config.distDir === '.next' ? 'out' : config.distDir);
    try {
      await exportLean(projectDir, distDir, folder);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      if (!(error instanceof Error) || !('problems' in error)) throw error;
      stop(`\nThe export was refused:\n${error.message}`);
    }
    // After the list of routes that Next still prints, so that it is seen.
    if (reportAfterBuild) process.once('exit', () => console.log(`${reportAfterBuild}\n`));
  },
};

/**
 * Next prints a thrown error with its stack, which says nothing to whoever edits the site.
 *
 * @param {string} report
 */
function stop(report) {
  console.error(`${report}\n`);
  process.exit(1);
}

export default adapter;
