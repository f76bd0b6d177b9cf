/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  agentRules: false,
  experimental: { inlineCss: true },
};

export default config;
