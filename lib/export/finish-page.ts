import { defaultTreeAdapter } from 'parse5';
import type { BundleProject, Bundles } from './bundle-modules';
import { contentSecurityPolicy, policyNeeds, type PolicyNeeds } from './content-security-policy';
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
  /** The modules that it asks for. */
  modules: string[];
};

export type FinishedPage = { file: string; html: string; needs: PolicyNeeds };

type PageSources = Bundles &
  Pick<BundleProject, 'classNames' | 'targets'> & {
    /** Names of `<meta>` elements whose content is an address that modules send to. */
    sendTo: string[];
  };

/** Adds its modules and the security policy to a stripped page, and drops its unused styles. */
export function finishPage(page: Page, sources: PageSources): FinishedPage {
  const { file, document, modules } = page;
  const policy = createElement('meta', { 'http-equiv': 'Content-Security-Policy' });
  addToHead(page, [policy, ...moduleTags(modules.map((name) => sources.filesOf.get(name) ?? []))]);
  dropUnusedStyles(page, sources);
  const needs = policyNeeds(document, sources.sendTo);
  policy.attrs.push({ name: 'content', value: contentSecurityPolicy(needs, 'meta') });
  const html = print(document);
  if (html === undefined) {
    throw new ExportRefusal([`${file}: browsers would read another document from its HTML.`]);
  }
  return { file, html, needs };
}

/** One `<script>` for each module, and preloads of what they import. */
function moduleTags(modules: string[][]): Element[] {
  const url = (file: string) => `/${scriptFolder}/${file}`;
  const entries = modules.flatMap(([entry]) => entry ?? []);
  const imported = new Set(modules.flatMap(([, ...others]) => others));
  return [
    ...entries.map((file) => createElement('script', { type: 'module', src: url(file) })),
    ...[...imported].map((file) =>
      createElement('link', { rel: 'modulepreload', href: url(file) }),
    ),
  ];
}

/**
 * Inserts the policy and the modules after charset, viewport and preloads of pictures: the encoding must
 * be in the first 1024 bytes, which the policy could exceed, and Chromium looks no further than a policy
 * for pictures to fetch ahead.
 */
function addToHead({ document, file }: Page, elements: Element[]): void {
  const [head] = elementsIn(document, 'head');
  const [charset, ...others] = head ? elementsIn(head) : [];
  if (!head || !charset || attribute(charset, 'charset') === undefined) {
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
