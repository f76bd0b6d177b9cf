import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';
import { createAdapter, endBuild } from '../export/adapter.mjs';

const options = {
  completeWithoutScript: [
    // Client components only because Next tells no others the path of their page.
    'components/site-nav.tsx',
    'components/page-module.tsx',
  ],
  sendTo: ['web-vitals-endpoint'],
};

/** @type {Awaited<ReturnType<typeof import('./build-report').buildReport>>} */
let report;

/**
 * Checks the content before a build, and reports after it what is left to do.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'site',

  async modifyConfig(config, { phase }) {
    if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
      /** @type {typeof import('./build-report')} */
      const { buildReport } = await tsImport('./build-report.ts', import.meta.url);
      report = await buildReport();
      if (report.before) endBuild(report.before);
    }
    return config;
  },

  async onBuildComplete(build) {
    const { redirects, after } = report;
    /** @type {typeof import('../addresses/routes')} */
    const { contactCard } = await tsImport('../addresses/routes.ts', import.meta.url);
    const headers = {
      '/photos/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
      // A type that hosts do not know.
      [contactCard]: { 'Content-Type': 'text/vcard; charset=utf-8' },
    };
    /** @type {typeof import('../site/build-kind')} */
    const { buildKind, standInService } = await tsImport('../site/build-kind.ts', import.meta.url);
    const preview = buildKind === 'preview' && { standIn: standInService };
    await createAdapter({ ...options, headers, redirects, ...preview }).onBuildComplete(build);
    // Printed after Next's list of routes, where it is seen.
    if (after) process.once('exit', () => console.log(`${after}\n`));
  },
};

export default adapter;
