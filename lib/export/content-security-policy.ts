import { createHash } from 'node:crypto';
import { attribute, elementsIn, textOf, type Document, type Element } from './html-tree';

/**
 * The policy of a finished page, as its `<meta>` has it: all that the page does not have is blocked. Its
 * modules may send to where its forms post, and to the addresses in `<meta>` elements with the names in
 * `sendTo`.
 */
export function contentSecurityPolicy(document: Document, sendTo: string[] = []): string {
  const scripts = elementsIn(document, 'script');
  const ofType = (type: string) => scripts.filter((script) => attribute(script, 'type') === type);
  const hasModule = ofType('module').length > 0;
  const forms = elementsIn(document, 'form');
  const formOrigins = forms.flatMap((form) => originOf(attribute(form, 'action')));
  const otherOrigins = elementsIn(document, 'meta')
    .filter((meta) => sendTo.includes(attribute(meta, 'name') ?? ''))
    .flatMap((meta) => originOf(attribute(meta, 'content')));
  const self = (isNeeded: boolean) => (isNeeded ? ["'self'"] : []);
  const directives = {
    'default-src': [],
    'script-src': [...self(hasModule), ...ofType('speculationrules').map(hashOf)],
    'style-src': elementsIn(document, 'style').map(hashOf),
    'img-src': ["'self'"],
    // Lighthouse fetches robots.txt from the page, and reports it as broken if that is blocked.
    'connect-src': ["'self'", ...(hasModule ? [...formOrigins, ...otherOrigins] : [])],
    'form-action': [...self(forms.length > 0), ...formOrigins],
    'base-uri': [],
    ...(hasModule && { 'require-trusted-types-for': ["'script'"] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].sort().join(' ') || "'none'"}`)
    .join('; ');
}

function hashOf(block: Element): string {
  return `'sha256-${createHash('sha256').update(textOf(block)).digest('base64')}'`;
}

function originOf(url: string | undefined): string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [];
}
