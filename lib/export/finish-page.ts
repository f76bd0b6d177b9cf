import { load, type CheerioAPI } from 'cheerio';
import type { BundleProject, Script } from './bundle-modules';
import { contentSecurityPolicy } from './content-security-policy';
import { dropUnusedStyles } from './drop-unused-styles';
import { ExportRefusal } from './export-refusal';
import { parserOptions } from './strip-page';

/** Folder of script files in the exported site. */
export const scriptFolder = '_next/static';

/** A stripped page. */
export type Page = {
  /** Its path in the exported site. */
  file: string;
  $: CheerioAPI;
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
  const { file, $, modules } = page;
  const bundles = modules.map((module) => sources.bundles.get(module)!);
  const scripts = bundles.flat();
  for (const [own] of bundles) {
    // Without `async`, browsers wait for it before they scroll to the fragment and style its target.
    const src = `/${scriptFolder}/${own!.fileName}`;
    $('body').append(`<script type="module" async src="${src}"></script>`);
  }
  dropUnusedStyles(page, { ...sources, scripts });
  const policy = contentSecurityPolicy($, sources.sendTo);
  addPolicy(page, policy);
  const html = $.html();
  if (load(html, parserOptions).html() !== html) {
    throw new ExportRefusal([`${file}: browsers would read another document from its HTML.`]);
  }
  return { file, html, policy };
}

/**
 * Inserts the policy after charset, viewport and preloads of pictures: the encoding must be in the first
 * 1024 bytes, which the policy could exceed, and Chromium looks no further than a policy for pictures to
 * fetch ahead. The viewport decides which of a picture's files is fetched.
 */
function addPolicy({ $, file }: Page, policy: string): void {
  const head = $('head').children();
  if (!head.first().is('[charset]')) {
    throw new ExportRefusal([`${file}: its head does not begin with <meta charset>.`]);
  }
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr('content', policy);
  const next = head.not('[charset], [name="viewport"], [as="image"]').first();
  if (next.length > 0) next.before(meta);
  else $('head').append(meta);
}
