import { defaultTreeAdapter } from 'parse5';
import type { Bundles } from './bundle-scripts';
import type { ClassMap } from './class-names';
import {
  afterLoadMetas,
  contentSecurityPolicy,
  policyNeeds,
  type PolicyNeeds,
} from './content-security-policy';
import { dropUnusedStyles } from './drop-unused-styles';
import { ExportRefusal } from './export-refusal';
import { attribute, createElement, elementsIn, print, type Element } from './html-tree';
import { afterLoadScript, islandScript } from './inline-script';
import type { Page } from './prepare-scripts';
import { scriptBeside } from './script-beside';

export interface FinishedPage {
  /** Its path in the exported site. */
  file: string;
  html: string;
  needs: PolicyNeeds;
}

interface PageSources extends Bundles {
  /** Of CSS modules. */
  classNames: Map<string, ClassMap>;
  targets: string[];
  /** Scripts by the name of the `<meta>` that asks for them. */
  afterLoad: Record<string, string>;
}

/** Adds the inline scripts and the security policy to a stripped page, and drops its unused styles. */
export async function finishPage(page: Page, sources: PageSources): Promise<FinishedPage> {
  const { file, document } = page;
  const [body] = elementsIn(document, 'body');
  for (const script of await inlineScripts(page, sources)) {
    if (body) defaultTreeAdapter.appendChild(body, createElement('script', {}, script));
  }
  dropUnusedStyles(page, sources);
  const needs = policyNeeds(document, sources.afterLoad);
  addPolicy(page, needs);
  const html = print(document);
  if (html === undefined) {
    throw new ExportRefusal([`${file}: browsers would read another document from its HTML.`]);
  }
  return { file, html, needs };
}

async function inlineScripts(
  { document, islands }: Page,
  { loads, targets, afterLoad }: PageSources,
): Promise<string[]> {
  const watched = islands.map(({ name, file }) => ({
    name,
    files: loads.get(name) ?? [],
    early: scriptBeside(file, 'early'),
  }));
  const later = afterLoadMetas(document, afterLoad).flatMap(({ name }) => loads.get(name) ?? []);
  return Promise.all([
    ...(watched.length > 0 ? [islandScript(watched, targets)] : []),
    ...(later.length > 0 ? [afterLoadScript(later, targets)] : []),
  ]);
}

/**
 * For hosts that cannot send the policy as a header. What has to come first stands before it: the
 * encoding must be in the first 1024 bytes, which the policy could exceed, and Chromium looks no further
 * than a policy for pictures to fetch ahead.
 */
function addPolicy({ document, file }: Page, needs: PolicyNeeds): void {
  const [head] = elementsIn(document, 'head');
  const [charset, ...others] = head ? elementsIn(head) : [];
  if (!head || !charset || attribute(charset, 'charset') === undefined) {
    throw new ExportRefusal([`${file}: its head does not begin with <meta charset>.`]);
  }
  const content = contentSecurityPolicy(needs, 'meta');
  const meta = createElement('meta', { 'http-equiv': 'Content-Security-Policy', content });
  const next = others.find((element) => !goesAhead(element));
  if (next) defaultTreeAdapter.insertBefore(head, meta, next);
  else defaultTreeAdapter.appendChild(head, meta);
}

/** The viewport decides which of a picture's files is fetched ahead. */
function goesAhead(element: Element): boolean {
  return attribute(element, 'name') === 'viewport' || attribute(element, 'as') === 'image';
}
