// Which classes and client components a page has stands only in scripts that Next makes for its own server. They
// are run in an otherwise empty context: reading them as text would also depend on how they are formatted.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { runInNewContext } from 'node:vm';

/** A build and the site that it exported; the folders are absolute paths. */
export type NextBuild = {
  projectDir: string;
  /** The base of the paths in Next's output: the outermost folder around the project that has a lock file. */
  rootDir: string;
  /** Next's own folder, `.next`. */
  distDir: string;
  outDir: string;
  /** The files of the site, as paths in `outDir`. */
  files: string[];
};

/** By the absolute path of each CSS module: its class names as written, and as they are in the pages. */
export type ClassNames = Map<string, Record<string, string>>;

const cssModule =
  /^turbopack:\/\/\/\[project\]\/(.+\.module\.css) \[app-(?:rsc|ssr)\] \(css module\)$/;

/** The class names are only in Next's compiled code, whose source maps have the source of each module. */
export async function readClassNames({ rootDir, distDir }: NextBuild): Promise<ClassNames> {
  const found: ClassNames = new Map();
  for await (const text of readFiles(join(distDir, 'server/chunks/ssr'), '.js.map')) {
    const map: { sources: string[]; sourcesContent: string[] } = JSON.parse(text);
    map.sources.forEach((source, index) => {
      const path = cssModule.exec(source)?.[1];
      if (path === undefined) return;
      // The compiled module passes its class names to Turbopack's `v`.
      const v = (names: Record<string, string>) => found.set(join(rootDir, path), { ...names });
      runInNewContext(map.sourcesContent[index] ?? '', { __turbopack_context__: { v } });
    });
  }
  return found;
}

/** Each client component (its path in the project) on each page (its name in Next's manifests), Next's own included. */
export async function readClientComponents({ projectDir, rootDir, distDir }: NextBuild) {
  const manifests: Record<string, { clientModules: object }> = {};
  const scope = { __RSC_MANIFEST: manifests };
  const folder = join(distDir, 'server/app');
  for await (const script of readFiles(folder, '_client-reference-manifest.js')) {
    runInNewContext(script, scope);
  }
  return Object.entries(manifests).flatMap(([page, { clientModules }]) =>
    Object.keys(clientModules).map((path) => {
      const source = join(rootDir, path.replace('[project]/', ''));
      return { page, file: relative(projectDir, source).replaceAll(sep, '/') };
    }),
  );
}

async function* readFiles(folder: string, ending: string): AsyncGenerator<string> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (file.endsWith(ending)) yield readFile(join(folder, file), 'utf8');
  }
}
