import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve, sep } from 'node:path';
import compression from 'compression';
import { lookup } from 'mrmime';
import { decoded } from '../content/decoded';
import { listen, stopListening, urlOf } from './listen';

/**
 * Serves an exported site as a host would: addresses without `.html`, `404.html`, `_headers`, compression. Reads each
 * file afresh and as a whole, since a build may replace it at any time.
 */
export async function startFileServer({ folder, port }: { folder: string; port: number }) {
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
    const type = lookup(name) ?? '';
    response.setHeader('content-type', type.replace('text/html', '$&;charset=utf-8'));
    response.setHeaders(headersFor(pathname, String(read('_headers') ?? '')));
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

/**
 * The headers of a path, from a `_headers` file in the format of Cloudflare Pages and Netlify: a path, which may end with
 * `*` for anything, then its headers, each on an indented line. All rules that match it apply; values of the same name are
 * joined.
 */
function headersFor(pathname: string, text: string): Headers {
  const matching = text.split(/\n(?=\/)/).filter((rule) => {
    const [path = ''] = rule.split('\n', 1);
    return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname;
  });
  // Skips the line that a build is just writing.
  const lines = [...matching.join('\n').matchAll(/^ +(\S+): (.+)$/gm)];
  return new Headers(lines.map(([, name, value]): [string, string] => [name!, value!]));
}
