import { join } from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

const { exportFolders, buildKind } = await tsImport('./lib/site/build-kind.ts', import.meta.url);

/** @returns {import('next').NextConfig} */
const config = (/** @type {string} */ phase) => {
  // Builds the same on a machine that sets it to something else.
  if (phase === PHASE_PRODUCTION_BUILD) Object.assign(process.env, { NODE_ENV: 'production' });
  return {
    output: 'export',
    // With `output: 'export'`, the folder that a build exports to; while developing, Next's own.
    distDir: phase === PHASE_PRODUCTION_BUILD ? exportFolders[buildKind] : '.next',
    agentRules: false,
    // `npm start` and the browser tests need not wait for types, which `npm test` and a release check.
    typescript: { ignoreBuildErrors: process.env.SKIP_TYPES === 'yes' },
    adapterPath: join(import.meta.dirname, 'lib/commands/site-adapter.mjs'),
    // Next's development server refuses its files to any host but localhost, unless told of it.
    allowedDevOrigins: ['127.0.0.1'],
    experimental: { inlineCss: true },
    // app/site-content.ts asks for text in this way.
    turbopack: { rules: { '*.ts': { condition: { query: '?raw' }, type: 'text' } } },
  };
};

export default config;
