import { join } from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

const { exportFolders, buildKind } = await tsImport('./lib/site/build-kind.ts', import.meta.url);

/** @returns {import('next').NextConfig} */
const config = (/** @type {string} */ phase) => {
  // The build is the same on a machine that sets NODE_ENV to something else.
  if (phase === PHASE_PRODUCTION_BUILD) Object.assign(process.env, { NODE_ENV: 'production' });
  return {
    output: 'export',
    // With `output: 'export'`, a build exports to this folder. `next dev` uses Next's own.
    distDir: phase === PHASE_PRODUCTION_BUILD ? exportFolders[buildKind] : '.next',
    agentRules: false,
    // `npm start` and the browser tests do not wait for types, which `npm test` and a release check.
    typescript: { ignoreBuildErrors: process.env.SKIP_TYPES === 'yes' },
    adapterPath: join(import.meta.dirname, 'lib/commands/site-adapter.mjs'),
    // Next's development server sends its files only to localhost and to the hosts listed here.
    allowedDevOrigins: ['127.0.0.1'],
    experimental: { inlineCss: true, cssChunking: { type: 'graph', requestCost: 0 } },
    // app/site-content.ts reads the owner's files as text with this query.
    turbopack: { rules: { '*.ts': { condition: { query: '?raw' }, type: 'text' } } },
  };
};

export default config;
