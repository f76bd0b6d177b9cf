import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { workerFiles } from './former-worker';
import { isAt, thirdParties } from './third-parties';

/**
 * The Content Security Policy of a finished page, for its `<meta>`. It allows only what the page uses. Modules
 * may send to the origins that the forms post to, and to the origin of the metrics endpoint; third parties' scripts to
 * their own.
 */
export function contentSecurityPolicy($: CheerioAPI, parties = thirdParties): string {
  const hasModule = $('script[type="module"]').length > 0;
  const hasRules = $('script[type="speculationrules"]').length > 0;
  const addresses = (selector: 'form' | 'script' | 'iframe', attribute: string) =>
    $(selector)
      .toArray()
      .map(({ attribs }) => attribs[attribute]);
  const forms = addresses('form', 'action');
  const scripts = addresses('script', 'src');
  const frames = addresses('iframe', 'src');
  const formOrigins = forms.flatMap(originOf);
  const metricsOrigin = originOf($('meta[name="web-vitals-endpoint"]').attr('content'));
  const used = parties.filter((party) => scripts.some((script) => isAt(party.scripts, script)));
  const styleHashes = $('style')
    .toArray()
    .map((style) => createHash('sha256').update($(style).text()).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
  const directives = {
    'default-src': [],
    'script-src': [
      hasModule && "'self'",
      hasRules && "'inline-speculation-rules'",
      ...scripts.flatMap(originOf),
    ],
    'style-src': styleHashes,
    'img-src': ["'self'"],
    // Lighthouse fetches robots.txt from inside the page: https://github.com/GoogleChrome/lighthouse/issues/4386
    'connect-src': [
      "'self'",
      ...(hasModule ? [...formOrigins, ...metricsOrigin] : []),
      ...used.flatMap(({ connections = [] }) => connections),
    ],
    ...(frames.length > 0 && { 'frame-src': frames.flatMap(originOf) }),
    'form-action': [forms.length > 0 && "'self'", ...formOrigins],
    'base-uri': [],
    // No policy may be created, since neither React nor the modules ever write HTML from a text.
    ...(hasModule && { 'require-trusted-types-for': ["'script'"], 'trusted-types': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => {
      const allowed = [...new Set(sources.filter((source) => source !== false))].sort();
      return `${name} ${allowed.join(' ') || "'none'"}`;
    })
    .join('; ');
}

function originOf(url: string | undefined): string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [];
}

/** Headers of every file. */
export const commonHeaders = {
  // An opener or embedder policy would make the browser start another process for visitors from other sites.
  // That delays the first paint by 20 to 30 ms, for documents that open no windows and share no memory.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A stricter policy would hide from a form service which site a message comes from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** For everything but pictures, which directories and emails may show too. */
export const notElsewhere = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** The folders of pictures. */
export const pictureFolders = ['cards', 'icons', 'photos'];

/** For files whose names change with their content. */
export const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The folders of these files. */
export const hashedFolders = ['_next/static', 'photos'];

/** Only a header can set this part of a page's policy. */
export const framing = "frame-ancestors 'none'";

/** The type of the contact card, which hosts do not know. */
export const cardType = 'text/vcard; charset=utf-8';

/**
 * The text of the `_headers` file, which Cloudflare Pages and Netlify read. No two rules may set the same header for
 * one file: some hosts use the later value, others join both. Each page has its policy in a rule of its own, since
 * a shared rule would contain the hashes of all pages; 404.html, sent for any address, has it only in its `<meta>`.
 * Files that may change need no `Cache-Control`: these hosts make browsers revalidate them each time,
 * https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
export function headersFile(pages: { file: string; policy: string }[]): string {
  const rules: Record<string, Record<string, string>> = {
    '/*': commonHeaders,
    ...Object.fromEntries(
      hashedFolders.map((folder) => [
        `/${folder}/*`,
        { ...forever, ...(!pictureFolders.includes(folder) && notElsewhere) },
      ]),
    ),
    '/contact.vcf': { 'Content-Type': cardType, ...notElsewhere },
    ...Object.fromEntries(
      workerFiles.map((file) => [`/${file}`, { 'Cache-Control': 'no-cache', ...notElsewhere }]),
    ),
    ...Object.fromEntries(
      pages.flatMap(({ file, policy }) =>
        addressesOf(file).map((address) => [
          address,
          { 'Content-Security-Policy': `${policy}; ${framing}`, ...notElsewhere },
        ]),
      ),
    ),
  };
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Where hosts may answer with a page: with or without a slash at the end. */
function addressesOf(file: string): string[] {
  const address = `/${file}`.replace(/(?<=\/)index\.html$|\.html$/, '');
  return address.endsWith('/') ? [address] : [address, `${address}/`];
}
