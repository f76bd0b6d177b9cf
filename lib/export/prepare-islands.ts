import { bundleIslands, bundleMetrics, islandRenderer, type Bundles } from './bundle-islands';
import { checkHydration } from './check-hydration';
import { readClassNames } from './class-names';
import { metricsEndpoint } from './content-security-policy';
import { refuse } from './export-refusal';
import { attribute, type Element } from './html-tree';
import type { StrippedPage } from './strip-page';

export interface Page extends StrippedPage {
  /** Its path in `out/`. */
  file: string;
}

/**
 * Bundles what the pages load, and proves that each island's bundle renders what stands in its
 * page. Refuses when it does not.
 */
export async function prepareIslands(
  projectDir: string,
  distDir: string,
  pages: Page[],
): Promise<Bundles> {
  const project = { projectDir, classNames: await readClassNames(distDir) };
  const islands = pages.flatMap((page) => page.islands);
  const names = [...new Set(islands.map(islandName))].sort();
  const [bundles, ...rendered] = await Promise.all([
    bundleIslands(project, names),
    ...names.map(async (name) => [name, await islandRenderer(project, name)] as const),
  ]);
  const renderers = new Map(rendered);
  refuse(
    pages.flatMap(({ file, islands }) =>
      islands
        .flatMap((island) => {
          const render = renderers.get(islandName(island));
          return render ? checkHydration(island, render) : [];
        })
        .map((problem) => `${file}: ${problem}`),
    ),
  );
  if (pages.every(({ document }) => metricsEndpoint(document) === undefined)) return bundles;
  const metrics = await bundleMetrics(project);
  return {
    files: new Map([...bundles.files, ...metrics.files]),
    loads: new Map([...bundles.loads, ...metrics.loads]),
  };
}

export function islandName(island: Element): string {
  return attribute(island, 'data-island') ?? '';
}
