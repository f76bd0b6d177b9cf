import { join } from 'node:path';
import { defaultTreeAdapter } from 'parse5';
import { islandFile, metricsEntry, type Bundles } from './bundle-islands';
import {
  contentSecurityPolicy,
  metricsEndpoint,
  policyNeeds,
  type PolicyNeeds,
} from './content-security-policy';
import { ExportRefusal } from './export-refusal';
import { createElement, elementsIn, print, type Element } from './html-tree';
import { islandScript, metricsScript } from './inline-script';
import { islandName, type Page } from './prepare-islands';

export interface FinishedPage {
  /** Its path in `out/`. */
  file: string;
  html: string;
  needs: PolicyNeeds;
}

/** Puts the starters of what the page loads, and its security policy, into a stripped page. */
export async function finishPage(
  projectDir: string,
  page: Page,
  loads: Bundles['loads'],
): Promise<FinishedPage> {
  await addStarters(projectDir, page, loads);
  const needs = addPolicy(page);
  const html = print(page.document);
  if (html === undefined) {
    throw new ExportRefusal([`${page.file}: browsers would read another document from its HTML.`]);
  }
  return { file: page.file, html, needs };
}

async function addStarters(
  projectDir: string,
  { document, islands }: Page,
  loads: Bundles['loads'],
): Promise<void> {
  const [body] = elementsIn(document, 'body');
  const scripts: string[] = [];
  if (islands.length > 0) {
    const watched = islands.map(islandName).map((name) => ({
      name,
      files: loads.get(name) ?? [],
      early: join(projectDir, islandFile(name).replace(/\.tsx$/, '.early.ts')),
    }));
    scripts.push(await islandScript(watched));
  }
  if (metricsEndpoint(document) !== undefined) {
    scripts.push(await metricsScript(loads.get(metricsEntry) ?? []));
  }
  for (const script of scripts) {
    if (body) defaultTreeAdapter.appendChild(body, createElement('script', {}, script));
  }
}

/** The policy stands in the page too, for hosts that cannot send headers. */
function addPolicy({ document, file }: Page): PolicyNeeds {
  const needs = policyNeeds(document);
  const [head] = elementsIn(document, 'head');
  const charset = head?.childNodes[0] as Element | undefined;
  const second = head?.childNodes[1];
  // The encoding must stand in the first 1024 bytes, which a policy could fill.
  if (!head || !second || charset?.attrs?.[0]?.name !== 'charset') {
    throw new ExportRefusal([`${file}: its head does not begin with <meta charset>.`]);
  }
  const content = contentSecurityPolicy(needs, 'meta');
  const meta = createElement('meta', { 'http-equiv': 'Content-Security-Policy', content });
  defaultTreeAdapter.insertBefore(head, meta, second);
  return needs;
}
