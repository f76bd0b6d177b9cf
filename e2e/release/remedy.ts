import { load } from 'cheerio';

/** What a host answered to a request for an address of the site. */
type Answer = { at: string; status: number; location?: string | undefined; body: string };

/** What Cloudflare adds to a site, by the trace that it leaves, and the setting that does it. */
const additions = [
  ['# BEGIN Cloudflare Managed content', 'puts its own rules before yours', 'managed robots.txt'],
  ['static.cloudflareinsights.com', 'adds a script that browsers block', 'Web Analytics'],
  ['/cdn-cgi/l/email-protection', 'hides your email address', 'Email Address Obfuscation'],
] as const;

/** For hosts that look for settings in files. */
const settings =
  'on Apache, upload the hidden file .htaccess too; on nginx, use the block in content/README.md; elsewhere,';

/**
 * What a host does to the site, and what the owner can do about it; undefined for anything else, since the host may only
 * need time. `missing` is an address that the site does not have, and `name` is on all its pages.
 */
export function remedyFor(
  { at, status, location = '', body }: Answer,
  { missing, name }: { missing: string; name: string },
): string | undefined {
  if (location.replace(/^https?:\/\/[^/]+/, '') === `${at}/`) {
    return `the host redirects to ${at}/: ${settings} turn off slashes at the end of addresses`;
  }
  if (at === missing && status === 404 && !load(body).text().includes(name)) {
    return `the host shows its own error page: ${settings} set 404.html as the error page`;
  }
  const [, does, setting] = additions.find(([trace]) => body.includes(trace)) ?? [];
  return setting && `Cloudflare ${does}: turn off ${setting} there`;
}
