import { rm } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * The Next adapter that removes Next's client from an export. Use this file as `adapterPath`, or call
 * `createAdapter` with options in an adapter of your own.
 *
 * @param {import('./export-documents').ExportOptions} [options]
 */
export function createAdapter(options = {}) {
  return {
    name: 'export-documents',

    /** @type {NonNullable<import('next').NextAdapter['onBuildComplete']>} */
    async onBuildComplete({ projectDir, distDir, config, outputs }) {
      if (config.output !== 'export' || config.basePath || config.assetPrefix) {
        endBuild(
          "\nThe export was refused:\nnext.config: the adapter needs output: 'export', without basePath and assetPrefix.",
        );
      }
      /** @type {typeof import('./export-documents')} */
      const { exportDocuments } = await tsImport('./export-documents.ts', import.meta.url);
      // Next does not say where it exports to, but every export has 404.html in its top folder.
      const [notFound] = outputs.staticFiles.filter(({ pathname }) => pathname === '/404');
      const outDir = dirname(/** @type {{ filePath: string }} */ (notFound).filePath);
      const files = outputs.staticFiles
        .map(({ filePath }) => relative(outDir, filePath).replaceAll(sep, '/'))
        .sort();
      const rootDir = /** @type {string} */ (config.turbopack?.root);
      try {
        await exportDocuments({ projectDir, rootDir, distDir, outDir, files }, options);
      } catch (error) {
        await rm(outDir, { recursive: true, force: true });
        if (!(error instanceof Error) || error.name !== 'ExportRefusal') throw error;
        endBuild(`\nThe export was refused:\n${error.message}`);
      }
    },
  };
}

/**
 * Prints a report and ends the build. If this threw instead, Next would add a stack trace, which is no help to
 * whoever edits the content.
 *
 * @param {string} report
 */
export function endBuild(report) {
  console.error(`${report}\n`);
  process.exit(1);
}

export default createAdapter();
