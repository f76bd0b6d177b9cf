import { join } from 'node:path';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  agentRules: false,
  adapterPath: join(import.meta.dirname, 'lib/export/adapter.mjs'),
  experimental: { inlineCss: true },
};

export default config;
