import { defaultTreeAdapter } from 'parse5';
import type { BundleProject, Script } from './bundle-modules';
import { contentSecurityPolicy } from './content-security-policy';
import { dropUnusedStyles } from './drop-unused-styles';
import { ExportRefusal } from './export-refusal';
import {
  attribute,
  createElement,
  elementsIn,
  print,
  type Document,
  type Element,
} from './html-tree';

/** Folder of script files in the exported site. */
export const scriptFolder = '_next/static';

/** A stripped page. */
export type Page = {
  /** Its path in the exported site. */
  file: string;
  document: Document;
  /** The modules that it asks for, as paths in the project. */
  modules: string[];
};

export type FinishedPage = { file: Page['file']; html: string; policy: string };

type PageSources = Pick<BundleProject, 'classNames' | 'targets'> & {
  bundles: Map<string, Script[]>;
  sendTo: string[];
};

/** Adds its modules and the security policy to a stripped page, and drops its unused styles. */
export function finishPage(page: Page, sources: PageSources): FinishedPage {
  const { file, document, modules } = page;
  const bundles = [...new Set(modules)].map((module) => sources.bundles.get(module)!);
  const scripts = bundles.flat();
  const meta = createElement('meta', { 'http-equiv': 'Content-Security-Policy' });
  const preloads = scripts.map((script) =>
    createElement('link', { rel: 'modulepreload', href: url(script) }),
  );
  addToHead(page, [meta, ...preloads]);
  const body = elementsIn(document, 'body')[0]!;
  for (const [own] of bundles) {
    // Without `async`, browsers wait for it before they scroll to the fragment and style its target.
    const script = createElement('script', { type: 'module', async: '', src: url(own!) });
    defaultTreeAdapter.appendChild(body, script);
  }
  dropUnusedStyles(page, { ...sources, scripts });
  const policy = contentSecurityPolicy(document, sources.sendTo);
  meta.attrs.push({ name: 'content', value: policy });
  const html = print(document);
  if (html === undefined) {
    throw new ExportRefusal([`${file}: browsers would read another document from its HTML.`]);
  }
  return { file, html, policy };
}

function url({ fileName }: Script): string {
  return `/${scriptFolder}/${fileName}`;
}

/**
 * Inserts elements after charset, viewport and preloads of pictures: the encoding must be in the first
 * 1024 bytes, which the policy could exceed, and Chromium looks no further than a policy for pictures to
 * fetch ahead.
 */
function addToHead({ document, file }: Page, elements: Element[]): void {
  const head = elementsIn(document, 'head')[0]!;
  const [charset, ...others] = elementsIn(head);
  if (!charset || attribute(charset, 'charset') === undefined) {
    throw new ExportRefusal([`${file}: its head does not begin with <meta charset>.`]);
  }
  const next = others.find((element) => !comesBeforePolicy(element));
  for (const element of elements) {
    if (next) defaultTreeAdapter.insertBefore(head, element, next);
    else defaultTreeAdapter.appendChild(head, element);
  }
}

/** The viewport decides which of a picture's files is fetched ahead. */
function comesBeforePolicy(element: Element): boolean {
  return attribute(element, 'name') === 'viewport' || attribute(element, 'as') === 'image';
}
