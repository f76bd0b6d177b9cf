import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** A CSS module's class names: local name to the name in the page. */
export type ClassMap = Record<string, string>;

const cssModule =
  /^turbopack:\/\/\/\[project\]\/(.+\.module\.css) \[app-(?:rsc|ssr)\] \(css module\)$/;

/**
 * The class names that Next gave to CSS modules, by path in the project. They are only in Next's compiled
 * code, whose source maps have the source of each module.
 */
export async function readClassNames(distDir: string): Promise<Map<string, ClassMap>> {
  const folder = join(distDir, 'server/chunks/ssr');
  const found = new Map<string, ClassMap>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.js.map')) continue;
    const map: { sources: string[]; sourcesContent: string[] } = JSON.parse(
      await readFile(join(folder, file), 'utf8'),
    );
    map.sources.forEach((source, index) => {
      const path = cssModule.exec(source)?.[1];
      if (path !== undefined) found.set(path, evaluate(map.sourcesContent[index] ?? ''));
    });
  }
  return found;
}

/** Runs the compiled module, which passes its class names to Turbopack's `v`. */
function evaluate(source: string): ClassMap {
  let names: ClassMap = {};
  runInNewContext(source, {
    __turbopack_context__: { v: (value: ClassMap) => (names = { ...value }) },
  });
  return names;
}
