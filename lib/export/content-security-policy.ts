import { createHash } from 'node:crypto';
import { attribute, elementsIn, textOf, type Document } from './html-tree';

/** What a page's policy must allow; everything else is blocked. */
export type PolicyNeeds = {
  /** Hashes of the inline blocks that the browser executes or acts on. */
  scriptHashes: string[];
  styleHashes: string[];
  /** Whether it has a module. */
  hasModule: boolean;
  hasForm: boolean;
  /** Origins that forms post to. */
  formOrigins: string[];
  /** Origins that modules send to. */
  connectOrigins: string[];
};

/**
 * What the policy of a finished page must allow. Modules may send to where its forms post, and to the
 * addresses in `<meta>` elements with the names in `sendTo`.
 */
export function policyNeeds(document: Document, sendTo: string[] = []): PolicyNeeds {
  const scripts = elementsIn(document, 'script');
  const ofType = (type: string) => scripts.filter((script) => attribute(script, 'type') === type);
  const forms = elementsIn(document, 'form');
  const formOrigins = forms.flatMap((form) => originOf(attribute(form, 'action')));
  const hasModule = ofType('module').length > 0;
  const addresses = elementsIn(document, 'meta')
    .filter((meta) => sendTo.includes(attribute(meta, 'name') ?? ''))
    .flatMap((meta) => originOf(attribute(meta, 'content')));
  return {
    scriptHashes: ofType('speculationrules').map((script) => hashOf(textOf(script))),
    styleHashes: elementsIn(document, 'style').map((style) => hashOf(textOf(style))),
    hasModule,
    hasForm: forms.length > 0,
    formOrigins,
    connectOrigins: hasModule ? [...formOrigins, ...addresses] : [],
  };
}

/** The policy as text. A `<meta>` must leave out `frame-ancestors`, which only a header can set. */
export function contentSecurityPolicy(needs: PolicyNeeds, place: 'header' | 'meta'): string {
  const self = (isNeeded: boolean) => (isNeeded ? ["'self'"] : []);
  const directives = {
    'default-src': [],
    'script-src': [...self(needs.hasModule), ...needs.scriptHashes],
    'style-src': needs.styleHashes,
    'img-src': ["'self'"],
    // Lighthouse fetches robots.txt from the page, and reports it as broken if that is blocked.
    'connect-src': ["'self'", ...needs.connectOrigins],
    'form-action': [...self(needs.hasForm), ...needs.formOrigins],
    'base-uri': [],
    ...(needs.hasModule && { 'require-trusted-types-for': ["'script'"] }),
    ...(place === 'header' && { 'frame-ancestors': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length ? unique(sources) : ["'none'"])].join(' '))
    .join('; ');
}

function unique(sources: string[]): string[] {
  return [...new Set(sources)].sort();
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function originOf(url: string | undefined): string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [];
}
