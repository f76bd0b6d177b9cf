import { load } from 'cheerio';

/** What a host answered to a request for an address of the site. */
type Answer = { at: string; status: number; location?: string | undefined; body: string };

/** What Cloudflare adds to a site, by the trace that it leaves, and the setting that does it. */
const additions = [
  ['# BEGIN Cloudflare Managed content', 'puts other rules before yours', 'managed robots.txt'],
  ['static.cloudflareinsights.com', 'adds a script, which browsers block', 'Web Analytics'],
  ['/cdn-cgi/l/email-protection', 'hides your email address', 'Email Address Obfuscation'],
] as const;

/** For hosts that look for settings in files. */
const settings =
  'on Apache, upload the hidden file .htaccess too; on nginx, use the block in content/README.md; elsewhere,';

/**
 * What the owner can do about what a host is known to do to sites, after what it does; undefined if it is not known, so
 * that the host may only need time. `missing` is an address that the site does not have, and `name` is on all its pages.
 */
export function remedyFor(
  { at, status, location = '', body }: Answer,
  { missing, name }: { missing: string; name: string },
): string | undefined {
  if (location.replace(/^https?:\/\/[^/]+/, '') === `${at}/`) {
    return `the host leads to ${at}/: ${settings} turn off slashes at the end of addresses`;
  }
  if (at === missing && status === 404 && !load(body).text().includes(name)) {
    return `the host shows an error page of its own: ${settings} set 404.html as the page for errors`;
  }
  const [, does, setting] = additions.find(([trace]) => body.includes(trace)) ?? [];
  return setting && `Cloudflare ${does}: turn off ${setting} there`;
}
