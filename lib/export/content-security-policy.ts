import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/**
 * The Content Security Policy of a finished page, for its `<meta>`. It allows only what the page uses. Modules
 * may send to the origins that the forms post to, and to those in the `<meta>` elements named in `sendTo`.
 */
export function contentSecurityPolicy($: CheerioAPI, sendTo: string[] = []): string {
  const hasModule = $('script[type="module"]').length > 0;
  const forms = $('form').toArray();
  const formOrigins = forms.flatMap(({ attribs }) => originOf(attribs.action));
  const otherOrigins = sendTo.flatMap((name) =>
    originOf($(`meta[name="${name}"]`).attr('content')),
  );
  const sourceIf = (isNeeded: boolean, source = "'self'") => (isNeeded ? [source] : []);
  const hasRules = $('script[type="speculationrules"]').length > 0;
  const styleHashes = $('style')
    .toArray()
    .map((style) => createHash('sha256').update($(style).text()).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
  const directives = {
    'default-src': [],
    'script-src': [...sourceIf(hasModule), ...sourceIf(hasRules, "'inline-speculation-rules'")],
    'style-src': styleHashes,
    'img-src': ["'self'"],
    // Lighthouse fetches robots.txt from inside the page: https://github.com/GoogleChrome/lighthouse/issues/4386
    'connect-src': ["'self'", ...(hasModule ? [...formOrigins, ...otherOrigins] : [])],
    'form-action': [...sourceIf(forms.length > 0), ...formOrigins],
    'base-uri': [],
    // No policy: neither React nor the modules ever write HTML from a text.
    ...(hasModule && { 'require-trusted-types-for': ["'script'"], 'trusted-types': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].sort().join(' ') || "'none'"}`)
    .join('; ');
}

function originOf(url: string | undefined): string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [];
}
