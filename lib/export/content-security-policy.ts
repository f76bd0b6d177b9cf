import { createHash } from 'node:crypto';
import { attribute, elementsIn, textOf, type Document } from './html-tree';

/** What a page's policy must allow; everything else is blocked. */
export interface PolicyNeeds {
  /** Hashes of the inline blocks that the browser executes or acts on. */
  scriptHashes: string[];
  styleHashes: string[];
  /** Whether an inline script loads script files. */
  loadsScripts: boolean;
  hasForm: boolean;
  /** Origins that forms post to. */
  formOrigins: string[];
  /** Origins that scripts send to. */
  connectOrigins: string[];
}

/** What the policy of a finished page must allow. */
export function policyNeeds(
  document: Document,
  afterLoad: Record<string, string> = {},
): PolicyNeeds {
  const scripts = elementsIn(document, 'script').filter((script) =>
    [undefined, 'speculationrules'].includes(attribute(script, 'type')),
  );
  const forms = elementsIn(document, 'form');
  const formOrigins = forms.flatMap((form) => originOf(attribute(form, 'action')));
  const hasIsland = elementsIn(document).some((element) => attribute(element, 'data-island'));
  const metas = afterLoadMetas(document, afterLoad);
  return {
    scriptHashes: scripts.map((script) => hashOf(textOf(script))),
    styleHashes: elementsIn(document, 'style').map((style) => hashOf(textOf(style))),
    loadsScripts: hasIsland || metas.length > 0,
    hasForm: forms.length > 0,
    formOrigins,
    connectOrigins: [
      ...(hasIsland ? formOrigins : []),
      ...metas.flatMap(({ address }) => originOf(address)),
    ],
  };
}

/** The `<meta>` elements of a page that ask for a script, with the addresses that it sends to. */
export function afterLoadMetas(
  document: Document,
  afterLoad: Record<string, string>,
): { name: string; address: string }[] {
  return elementsIn(document, 'meta').flatMap((meta) => {
    const name = attribute(meta, 'name') ?? '';
    return Object.hasOwn(afterLoad, name)
      ? [{ name, address: attribute(meta, 'content') ?? '' }]
      : [];
  });
}

/** The policy as text. A `<meta>` must leave out `frame-ancestors`, which only a header can set. */
export function contentSecurityPolicy(needs: PolicyNeeds, place: 'header' | 'meta'): string {
  const self = (isNeeded: boolean) => (isNeeded ? ["'self'"] : []);
  const directives = {
    'default-src': [],
    'script-src': [...self(needs.loadsScripts), ...needs.scriptHashes],
    'style-src': needs.styleHashes,
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Lighthouse fetches robots.txt from the page, and reports it as broken if that is blocked.
    'connect-src': ["'self'", ...needs.connectOrigins],
    'form-action': [...self(needs.hasForm), ...needs.formOrigins],
    'base-uri': [],
    ...(needs.loadsScripts && { 'require-trusted-types-for': ["'script'"] }),
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
