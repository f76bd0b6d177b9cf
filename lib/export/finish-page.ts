import { load } from 'cheerio';
import type { Project, Script } from './bundle-module';
import { contentSecurityPolicy } from './content-security-policy';
import { dropUnusedStyles } from './drop-unused-styles';
import { refuse } from './export-refusal';
import { parserOptions, type Page } from './strip-page';

export type FinishedPage = { file: string; html: string; policy: string };

/** Adds the modules and the security policy to a stripped page, and drops its unused styles. */
export function finishPage(
  page: Page,
  project: Project,
  bundles: Map<string, Script[]>,
  sendTo?: string[],
): FinishedPage {
  const { file, $ } = page;
  const scripts = page.modules.map((module) => bundles.get(module)!);
  for (const [own] of scripts) {
    // Without `async`, browsers would wait for it before scrolling to the #fragment and styling `:target`.
    $('body').append(`<script type="module" async src="/${own!.fileName}"></script>`);
  }
  dropUnusedStyles(page, scripts.flat(), project);
  const policy = contentSecurityPolicy($, sendTo);
  addPolicy(page, policy);
  const html = $.html();
  if (load(html, parserOptions).html() !== html) {
    refuse([`${file}: browsers would read another document from its HTML.`]);
  }
  return { file, html, policy };
}

/**
 * Inserts the policy after the charset, which must be within the first 1024 bytes, and after the preloads of
 * pictures, since Chromium looks ahead for pictures only as far as a policy. It needs the viewport before them, to
 * choose between the sizes of a picture.
 */
function addPolicy({ $, file }: Page, policy: string): void {
  const head = $('head').children();
  if (!head.first().is('[charset]')) {
    refuse([`${file}: its head does not begin with <meta charset>.`]);
  }
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr('content', policy);
  const next = head.not('[charset], [name="viewport"], [as="image"]').first();
  if (next.length > 0) next.before(meta);
  else $('head').append(meta);
}
