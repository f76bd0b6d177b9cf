import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import type { NextAdapter } from 'next';
import type { BundleError } from 'rolldown';
import { bundleModule, type SiteFile } from './bundle-module';
import { clashes } from './clashes';
import { contentSecurityPolicy } from './content-security-policy';
import { deadLinks, repeatedIds } from './dead-links';
import { filesIn } from './files-in';
import { redirectPage, type Redirect } from './redirect-page';
import { parserOptions, stripPage, type Page } from './strip-page';

/** What Next tells an adapter about a finished build: only what is used here. */
export type NextBuild = Pick<
  Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0],
  'projectDir' | 'distDir' | 'config'
>;

type ExportOptions = {
  /** The folder that Next has exported to. */
  outDir: string;
  /** Where the site is published. */
  siteAddress: string;
  /** Pages to add at old addresses, which send visitors to the new ones. */
  redirects: Redirect[];
  /** Address of a stand-in for the form service, which forms may post to besides `https:` addresses. */
  standIn?: string;
};

/** Its problems are why an export must not be published. */
export class ExportRefusal extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new ExportRefusal(problems);
}

/**
 * Removes Next's client from an exported site: strips every page, bundles the modules that pages ask for, and deletes
 * hidden files and files that no page refers to. If it finds anything unexpected, it throws an `ExportRefusal` before
 * changing any file.
 */
export async function exportDocuments(
  { projectDir, distDir, config }: NextBuild,
  { outDir, siteAddress, redirects, standIn }: ExportOptions,
): Promise<void> {
  if (config.output !== 'export' || config.basePath || config.assetPrefix) {
    refuse(["next.config: output must be 'export', without basePath and assetPrefix."]);
  }
  const rootDir = config.turbopack?.root ?? projectDir;

  // The names of Next's own pages begin with an underscore. It exports its page for unknown addresses as 404.html too.
  const rendered = await filesIn(join(distDir, 'server/app'));
  const ownPages = rendered.filter((file) => /^[^_].*\.html$/.test(file)).sort();
  const pageFiles = [...ownPages, '404.html'];
  const routeFiles = rendered.flatMap((file) => /(.*)\.body$/.exec(file)?.[1] ?? []);
  const inPublic = await filesIn(join(projectDir, 'public'));
  const publicFiles = inPublic.filter((file) => !isHidden.test(file));
  // First, since Next may have put a public file in place of a page.
  refuse(clashes({ pageFiles, routeFiles, publicFiles, redirects }));
  const files = [...pageFiles, ...routeFiles, ...publicFiles];
  const known = new Set([...files, ...inPublic]);
  const exported = await filesIn(outDir);
  const problems = exported
    .filter((file) => !known.has(file) && !/^_next\/|^_not-found\.html$|\.txt$/.test(file))
    .map((file) => `${file}: this is not a page, a public file or the output of a route handler.`);

  const stripped: Page[] = [];
  for (const file of pageFiles) {
    const page = stripPage(await readFile(join(outDir, file), 'utf8'), standIn);
    problems.push(...page.problems.map((problem) => `${file}: ${problem}`));
    stripped.push({ file, ...page });
  }
  problems.push(
    ...stripped.flatMap(repeatedIds),
    ...deadLinks({ pages: stripped, redirects, files, siteAddress }),
  );
  refuse(problems);

  const packageJson = await readFile(join(projectDir, 'package.json'), 'utf8');
  const { browserslist: browsers }: { browserslist: string[] } = JSON.parse(packageJson);
  const bundles = new Map<string, SiteFile[]>();
  for (const module of new Set(stripped.flatMap(({ modules }) => modules))) {
    const asking = stripped.filter(({ modules }) => modules.includes(module));
    const styles = asking.map(({ $ }) => $('style').text());
    try {
      bundles.set(module, await bundleModule(module, { projectDir, rootDir, browsers, styles }));
    } catch (error) {
      refuse(((error as BundleError).errors ?? []).map(({ message }) => `${module}: ${message}`));
      throw error;
    }
  }

  const finish = (page: Page) => finishPage(page, bundles);
  const pages = stripped.map(finish);
  const written = [
    ...[...bundles.values()].flat(),
    ...pages,
    ...redirects.map((redirect) => finish(redirectPage(redirect, siteAddress))),
  ];

  const unused = exported.filter(
    (file) =>
      (file.startsWith('photos/') || !files.includes(file)) &&
      !pages.some(({ text }) => text.includes(`/${file}`)),
  );
  for (const file of unused) await rm(join(outDir, file));
  for (const { file, text } of written) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  }
  // The deepest folders first. `rmdir` removes only what is empty, and rejects for anything else.
  for (const entry of (await readdir(outDir, { recursive: true })).sort().reverse()) {
    await rmdir(join(outDir, entry)).catch(() => {});
  }
}

/** Hidden files, such as .DS_Store, but for those that a host reads. */
const isHidden = /(^|\/)\.(?!(htaccess|nojekyll)$|well-known\/)/;

/** Adds modules and the security policy to a stripped page. */
function finishPage({ file, $, modules }: Page, bundles: Map<string, SiteFile[]>): SiteFile {
  for (const [own] of modules.map((module) => bundles.get(module)!)) {
    // Without `async`, browsers would wait for the module before scrolling to the #fragment and styling `:target`.
    $('body').append(`<script type="module" async src="/${own!.file}"></script>`);
  }
  const policy = $('<meta http-equiv="Content-Security-Policy">');
  policy.attr('content', contentSecurityPolicy($));
  // The charset must be within the first 1024 bytes. Chromium looks ahead for pictures only up to the policy, and needs
  // the viewport to choose the size of a picture.
  const next = $('head > :not([charset], [name="viewport"], [as="image"])').first();
  if (next.length > 0) next.before(policy);
  else $('head').append(policy);
  const text = $.html();
  if (load(text, parserOptions).html() !== text) {
    refuse([`${file}: browsers would parse its HTML as a different document.`]);
  }
  return { file, text };
}
