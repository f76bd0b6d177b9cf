import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { contentFiles, type Content } from '../content/read-content';
import { routes } from '../site/routes';

type PageModule = { default: ComponentType; metadata: { title?: unknown; description?: unknown } };

type Bundle = {
  Layout: ComponentType<{ children?: ReactNode }>;
  pages: Record<string, PageModule>;
};

const pageFiles = {
  [routes.home]: 'page',
  [routes.services]: 'services/page',
  [routes.prices]: 'prices/page',
  [routes.contact]: 'contact/page',
  [routes.faq]: 'faq/page',
  '/404': 'not-found',
};

const parts = Object.keys(contentFiles) as (keyof Content)[];

let bundled: Promise<{ code: string; css: string }> | undefined;

/**
 * Renders every page with the given content, without Next and with inlined styles, and returns the HTML
 * by path. Much quicker than a build.
 */
export async function renderSite(content: Content): Promise<Record<string, string>> {
  const { code, css } = await (bundled ??= bundle());
  const { Layout, pages } = evaluate(code, content);
  const rendered = Object.entries(pages).map(async ([route, { default: Page, metadata }]) => {
    const { prelude } = await prerender(createElement(Layout, null, createElement(Page)));
    const html = await new Response(prelude).text();
    const head = `<title>${escape(metadata.title)}</title><meta name="description" content="${escape(metadata.description)}"><meta name="viewport" content="width=device-width"><style>${css}</style></head>`;
    return [route, html.replace('</head>', () => head)];
  });
  return Object.fromEntries(await Promise.all(rendered));
}

/** Bundles every page and its styles, but not the content, which each rendering passes in. */
async function bundle(): Promise<{ code: string; css: string }> {
  const imports = Object.values(pageFiles).map(
    (file, index) => `import * as page${index} from './app/${file}';`,
  );
  const pages = Object.keys(pageFiles).map((route, index) => `'${route}': page${index}`);
  const { outputFiles } = await build({
    absWorkingDir: path.resolve(import.meta.dirname, '../..'),
    stdin: {
      contents: `export { default as Layout } from './app/layout';\n${imports.join('\n')}\nexport const pages = { ${pages.join()} };`,
      resolveDir: path.resolve(import.meta.dirname, '../..'),
    },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css' },
    outdir: 'out',
    write: false,
    plugins: [
      {
        name: 'content',
        setup({ onResolve }) {
          onResolve({ filter: /^(\.\.\/)+content\/\w+$/ }, ({ path: source, importer }) =>
            importer.includes(`${path.sep}app${path.sep}`)
              ? { path: `content/${path.basename(source)}.ts`, external: true }
              : undefined,
          );
        },
      },
    ],
  });
  const text = (extension: string) =>
    outputFiles.find((file) => file.path.endsWith(extension))!.text;
  return { code: text('.js'), css: text('.css') };
}

function evaluate(code: string, content: Content): Bundle {
  const load = createRequire(import.meta.url);
  const module = { exports: {} };
  const requireContent = (id: string): unknown => {
    const part = parts.find((name) => contentFiles[name] === id);
    return part ? { [part]: content[part] } : load(id);
  };
  new Function('module', 'exports', 'require', code)(module, module.exports, requireContent);
  return module.exports as Bundle;
}

function escape(text: unknown): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
