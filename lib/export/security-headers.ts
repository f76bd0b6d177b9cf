import type { FinishedPage } from './finish-page';

/** Headers by the path of a file, or of all files in a folder if the path ends in `/*`. */
export type HeaderRules = Record<string, Record<string, string>>;

const everywhere = {
  // An opener or embedder policy would make the browser start another process for a visitor who comes
  // from elsewhere: 20 to 30 ms of first paint, for documents that open no windows and share no memory.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A stricter policy would hide from a form service which site a message comes from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * The text of the `_headers` file, which Cloudflare Pages and Netlify read. No two rules may set the same header for
 * one file: some hosts use the later value, others join both. Each page has its policy in a rule of its own, since
 * one for all would hold the hashes of all; 404.html, which hosts send for any address, has it only in its `<meta>`.
 * Files that may change need no `Cache-Control`: these hosts make browsers revalidate them each time,
 * https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
export function headersFile(
  pages: Pick<FinishedPage, 'file' | 'policy'>[],
  ownRules: HeaderRules = {},
): string {
  const rules = Object.entries({
    '/*': everywhere,
    '/_next/static/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    ...ownRules,
    ...Object.fromEntries(
      pages.map(({ file, policy }) => [
        `/${file}`.replace(/(?<=\/)index\.html$|\.html$/, ''),
        // Only a header can set the last of these.
        { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` },
      ]),
    ),
  });
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
