import { join, parse, relative, sep } from 'node:path';
import type { ClientReference } from './client-references';
import { attribute, type Element } from './html-tree';

/** A part of a page that React hydrates. */
export interface Island {
  /** Its component's file name without the extension. */
  name: string;
  element: Element;
  /** Absolute path of its component's module. */
  file: string;
  exportName: string;
}

/** Next's client components that work without JavaScript: its own wrappers, links, images, GET forms. */
const completeInNext =
  /\/next\/dist\/(esm\/)?(client\/(components\/|app-dir\/(link|form)\.js|image-component\.js)|lib\/(framework|metadata)\/)/;

interface FindOptions {
  projectDir: string;
  rootDir: string;
  completeWithoutScript: string[];
}

/**
 * Finds the component of each island marker among the client components of a page. Any other client
 * component is a problem, since nothing would hydrate it.
 */
export function findIslands(
  markers: Element[],
  references: ClientReference[],
  modules: Map<string, string>,
  { projectDir, rootDir, completeWithoutScript }: FindOptions,
): { islands: Island[]; problems: string[] } {
  const islands: Island[] = [];
  const problems: string[] = [];
  const complete = completeWithoutScript.map((file) => join(projectDir, file));
  const components = references.flatMap(({ moduleId, exportName, uses }) => {
    const path = modules.get(moduleId);
    if (path === undefined) problems.push(`none of Next's manifests has the module ${moduleId}.`);
    if (path === undefined || completeInNext.test(path)) return [];
    return [{ file: join(rootDir, path), exportName, uses }];
  });

  for (const element of markers) {
    const name = attribute(element, 'data-island') ?? '';
    const [component, ...others] = components.filter(({ file }) => parse(file).name === name);
    if (islands.some((island) => island.name === name)) {
      problems.push(`the island ${name} is on the page twice.`);
    } else if (!component || others.length > 0) {
      const number = component ? 'several client components' : 'no client component';
      problems.push(`the island ${name} has ${number} from a file of that name.`);
    } else {
      islands.push({ name, element, ...component });
    }
  }

  for (const { file, exportName, uses } of components) {
    const island = islands.find((one) => one.file === file && one.exportName === exportName);
    if (complete.includes(file) || (island && uses === 1)) continue;
    const path = relative(projectDir, file).replaceAll(sep, '/');
    const where = island ? 'also outside its island' : 'outside an island';
    problems.push(`the client component ${path} is ${where}, where nothing hydrates it.`);
  }
  return { islands, problems };
}
