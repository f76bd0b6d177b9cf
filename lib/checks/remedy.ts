import { load } from 'cheerio';
import { routes } from '../site/routes';

/** What a host answered to a request for an address of the site. */
type Answer = { at: string; status: number; location?: string | undefined; body: string };

/** What a host makes of the site, by the trace that it leaves, and what to do about it. */
const traces = [
  [
    '# BEGIN Cloudflare Managed content',
    'Cloudflare puts its own rules before yours: turn off managed robots.txt there',
  ],
  [
    'static.cloudflareinsights.com',
    'Cloudflare adds a script that browsers block: turn off Web Analytics there',
  ],
  [
    '/cdn-cgi/l/email-protection',
    'Cloudflare hides your email address: turn off Email Address Obfuscation there',
  ],
  [
    '_cf_chl_opt',
    'Cloudflare asks whether this check is a robot: turn off Bot Fight Mode and Under Attack mode there',
  ],
  [
    '/cdn-cgi/challenge-platform/',
    'Cloudflare adds a script that browsers block: turn off Bot Fight Mode there',
  ],
  [
    /rocket-loader|type="[\da-f]+-(module|text\/)/,
    'Cloudflare stops scripts from starting: turn off Rocket Loader there',
  ],
  [
    /<(title|h1)[^>]*>\s*Site not available/,
    "Netlify has paused the site, which happens once a month's credits are used up: look at your usage there",
  ],
  [
    /internal error or\s+misconfiguration/,
    'the host fails, perhaps because it forbids .htaccess to set anything: ask it to allow “AllowOverride FileInfo”',
  ],
] as const;

/** For hosts that look for settings in files. */
const settings =
  'on Apache, upload the hidden file .htaccess too, which has to be allowed by “AllowOverride FileInfo”; on nginx, use the block in content/SETUP.md; elsewhere,';

/**
 * What a host does to the site, and what the owner can do about it; undefined for anything else, since the host may only
 * need time. `missing` is an address that the site does not have, and `name` is on all its pages.
 */
export function remedyFor(
  { at, status, location = '', body }: Answer,
  { missing, name }: { missing: string; name: string },
): string | undefined {
  if (location.replace(/^https?:\/\/[^/]+/, '') === `${at}/`) {
    return `the host redirects to ${at}/: delete the folder ${at.slice(1)} there; ${settings} turn off slashes at the end of addresses`;
  }
  if (at === missing && status === 404 && !load(body).text().includes(name)) {
    return `the host shows its own error page: ${settings} set 404.html as the error page`;
  }
  const [, known] = traces.find(([trace]) => body.match(trace)) ?? [];
  if (known) return known;
  // Every release has these pages.
  if (status === 404 && at !== '/' && Object.values<string>(routes).includes(at)) {
    return `the host has no page at ${at}, only at ${at}.html: ${settings} put each page into a folder too, such as prices/index.html`;
  }
  if (status === 403 && at !== '/') {
    return 'the host refuses it, but not the home page: replace all files there, with the hidden file .htaccess, and let everybody read files (644) and folders (755)';
  }
  return undefined;
}

/** What to do about a host that lets browsers show a page for more than an hour without asking for it again. */
export function cachingRemedy(cacheControl: string): string | undefined {
  const seconds = Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  if (seconds <= 3600 && !cacheControl.includes('immutable')) return undefined;
  return `browsers would go on showing it after a change, since the host sends “${cacheControl}”: ${settings} let browsers keep pages for an hour at most`;
}
