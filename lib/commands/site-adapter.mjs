import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** @type {Awaited<ReturnType<typeof import('../checks/build-report').buildReport>>} */
let report;

/**
 * Checks the content before a build, turns the export into documents after it, and reports what is left to do.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'site',

  async modifyConfig(config, { phase }) {
    if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
      /** @type {typeof import('../checks/build-report')} */
      const { buildReport } = await tsImport('../checks/build-report.ts', import.meta.url);
      report = await buildReport();
      if (report.before) endBuild(report.before);
    }
    return config;
  },

  async onBuildComplete(build) {
    /** @type {typeof import('../export/export-documents')} */
    const { exportDocuments, ExportRefusal } = await tsImport(
      '../export/export-documents.ts',
      import.meta.url,
    );
    /** @type {typeof import('../site/build-kind')} */
    const { buildKind, exportFolders, standInService } = await tsImport(
      '../site/build-kind.ts',
      import.meta.url,
    );
    /** @type {typeof import('../checks/report-to-github')} */
    const { reportToGithub } = await tsImport('../checks/report-to-github.ts', import.meta.url);
    const { siteAddress, redirects, after } = report;
    const outDir = join(build.projectDir, exportFolders[buildKind]);
    const preview = buildKind === 'preview' && { standIn: standInService };
    try {
      await exportDocuments(build, { outDir, siteAddress, redirects, ...preview });
    } catch (error) {
      await rm(outDir, { recursive: true, force: true });
      if (!(error instanceof ExportRefusal)) throw error;
      const problems = error.problems.map((message) => ({ message }));
      reportToGithub('error', problems);
      const lines = problems.map(({ message }) => `\n- ${message}`);
      endBuild(`\nThe site can't be built until you fix this:${lines.join('')}`);
    }
    // Printed after Next's list of routes, where the owner sees it.
    if (after) process.once('exit', () => console.log(`${after}\n`));
  },
};

/**
 * Prints a report and ends the build. If this threw an error instead, Next would add a stack trace, which does not
 * help the owner.
 *
 * @param {string} text
 */
function endBuild(text) {
  console.error(`${text}\n`);
  process.exit(1);
}

export default adapter;
