import { join } from 'node:path';
import { bundleScripts, islandRenderer, type BundleProject, type Bundles } from './bundle-scripts';
import { checkHydration } from './check-hydration';
import { afterLoadMetas } from './content-security-policy';
import { refuse } from './export-refusal';
import type { Island } from './find-islands';
import type { Document } from './html-tree';

/** An exported page without Next's client. */
export interface Page {
  /** Its path in the exported site. */
  file: string;
  document: Document;
  islands: Island[];
}

/**
 * Bundles the scripts of all pages. Throws an `ExportRefusal` unless each island's bundle renders the HTML
 * that is in its page.
 */
export async function prepareScripts(
  project: BundleProject,
  pages: Page[],
  afterLoad: Record<string, string>,
): Promise<Bundles> {
  const found = pages.flatMap((page) => page.islands);
  const islands = [...new Map(found.map((island) => [island.name, island])).values()];
  islands.sort((one, other) => (one.name < other.name ? -1 : 1));
  const metas = new Set(pages.flatMap(({ document }) => afterLoadMetas(document, afterLoad)));
  const scripts = new Map(
    [...metas].map(({ name }) => [name, join(project.projectDir, afterLoad[name] ?? '')]),
  );
  const [bundles, ...rendered] = await Promise.all([
    bundleScripts(project, islands, scripts),
    ...islands.map(async (island) => [island.name, await islandRenderer(project, island)] as const),
  ]);
  const renderers = new Map(rendered);
  refuse(
    pages.flatMap(({ file, islands }) =>
      islands
        .flatMap((island) => checkHydration(island, renderers.get(island.name)!))
        .map((problem) => `${file}: ${problem}`),
    ),
  );
  return bundles;
}
