import { refuse } from './export-refusal';
import type { FinishedPage } from './finish-page';

export type HeaderOptions = {
  /** Folders whose files have a hash of their content in the name. */
  immutableFolders?: string[];
  /** Content types that hosts do not know, by file extension. */
  contentTypes?: Record<string, string>;
};

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

/** Headers for one file, or for all files in a folder if the path ends in `/*`. */
type HeaderRule = { path: string; headers: Record<string, string> };

/**
 * The headers of every exported file, independent of the host. No two rules set the same header on a
 * file, since hosts disagree on whether the later rule wins or the values are joined. The policy of a
 * page is only in its own rule: the hashes of all pages' styles would be too long for every file. What
 * hosts answer with 404.html has it in the page alone. Files that may change need no rule for caches: hosts that
 * read these rules make browsers ask again each time, https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
export function headerRules(
  pages: Pick<FinishedPage, 'file' | 'policy'>[],
  files: string[],
  { immutableFolders = [], contentTypes = {} }: HeaderOptions = {},
): HeaderRule[] {
  const typeOf = (file: string) => contentTypes[file.split('.').at(-1)!];
  return [
    { path: '/*', headers: everywhere },
    ...['_next/static', ...immutableFolders].map((folder) => ({
      path: `/${folder}/*`,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
    ...pages.map(({ file, policy }) => ({
      path: `/${file}`.replace(/(?<=\/)index\.html$|\.html$/, ''),
      // Only a header can set the last of these.
      headers: { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` },
    })),
    ...files.filter(typeOf).map((file) => ({
      path: `/${file}`,
      headers: { 'Content-Type': typeOf(file)! },
    })),
  ];
}

/** Cloudflare Pages ignores what goes beyond these. */
const longestLine = 2000;
const mostRules = 100;

/** The rules as a `_headers` file, which Cloudflare Pages and Netlify read. */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.filter((line) => line.length > longestLine);
  refuse([
    ...tooLong.map(
      (line) =>
        `_headers: the line “${line.slice(0, 40)}…” has ${line.length} characters; Cloudflare Pages reads ${longestLine}.`,
    ),
    ...(rules.length > mostRules
      ? [`_headers: there are ${rules.length} rules; Cloudflare Pages reads ${mostRules}.`]
      : []),
  ]);
  return `${lines.join('\n')}\n`;
}
