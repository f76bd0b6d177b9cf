import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve, sep } from 'node:path';
import compression from 'compression';
import { lookup } from 'mrmime';
import { decoded } from '../content/old-addresses';
import { listen, stopListening, urlOf } from './listen';

/**
 * Serves an exported site as a host would: addresses without `.html`, `404.html`, `_headers`, compression. Reads each
 * file afresh and as a whole, since a build may replace it at any time.
 */
export async function startPreviewServer({ folder, port }: { folder: string; port: number }) {
  const read = (name: string) => {
    const file = resolve(join(folder, name));
    try {
      return file.startsWith(resolve(folder) + sep) ? readFileSync(file) : undefined;
    } catch {
      return undefined;
    }
  };
  const compress = compression();

  const server = createServer((request, response) => {
    const { pathname } = urlOf(request);
    const path = (decoded(pathname) || pathname).replace(/\/$/, '');
    const names = isHidden.test(path) ? [] : [path, `${path}.html`, `${path}/index.html`];
    const files = names.map((name) => ({ name, body: read(name) }));
    const file = files.find(({ body }) => body);
    const { name, body } = file ?? { name: '404.html', body: read('404.html') ?? 'Not found' };
    response.statusCode = file ? 200 : 404;
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('content-type', typeOf(name));
    response.setHeaders(headersFor(pathname, parseHeaderRules(String(read('_headers') ?? ''))));
    // Refused, so that a form that posts to a page instead of the form service is noticed.
    if (request.method === 'POST') response.writeHead(405).end();
    // The types of `compression` ask for Express's requests, but it takes Node's.
    else compress(request as never, response as never, () => response.end(body));
  });
  const url = await listen(server, port);
  return { url, close: () => stopListening(server) };
}

/** What no host sends: its own settings, and hidden files. */
const isHidden = /\/(_headers$|\.(?!well-known\/))/;

function typeOf(name: string): string {
  const type = lookup(name) ?? '';
  return type === 'text/html' ? `${type};charset=utf-8` : type;
}

type HeaderRule = { path: string; headers: [name: string, value: string][] };

/**
 * Parses a `_headers` file of the export, in the format of Cloudflare Pages and Netlify: a path, which may
 * end with `*` for anything, then its headers, each on an indented line.
 */
function parseHeaderRules(text: string): HeaderRule[] {
  const rules = text.split(/\n(?=\/)/).filter(Boolean);
  return rules.map((rule) => {
    const [path = ''] = rule.split('\n', 1);
    // Skips the line that a build is just writing.
    const lines = [...rule.matchAll(/^ +(\S+): (.+)$/gm)];
    const headers = lines.map(([, name, value]) => [name, value] as [string, string]);
    return { path, headers };
  });
}

/** The headers of a path. All rules that match it apply; values of the same name are joined. */
function headersFor(pathname: string, rules: HeaderRule[]): Headers {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname,
  );
  return new Headers(matching.flatMap(({ headers }) => headers));
}
