import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { isAt, thirdParties } from '../site/third-parties';

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
  const styles = $('style')
    .toArray()
    .map((style) => $(style).text());
  const styleHashes = styles
    .map((style) => createHash('sha256').update(style).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
  const hasFont = styles.some((style) => style.includes('@font-face'));
  const directives = {
    'default-src': [],
    'script-src': [
      hasModule && "'self'",
      hasRules && "'inline-speculation-rules'",
      ...scripts.flatMap(originOf),
    ],
    'style-src': styleHashes,
    'img-src': ["'self'"],
    ...(hasFont && { 'font-src': ["'self'"] }),
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
