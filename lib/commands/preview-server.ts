import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { decoded } from '../content/old-addresses';
import { listen, stopListening } from './listen';

/**
 * Serves an exported site as a host would: addresses without `.html`, `404.html`, `_headers`, compression.
 * Does not see files that are added later.
 */
export async function startPreviewServer({ folder, port }: { folder: string; port: number }) {
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const rules = parseHeaderRules(read('_headers') ?? '');
  const notFound = read('404.html') ?? 'Not found';
  const compress = compression();
  const serveFile = sirv(folder, { extensions: ['html'], etag: true, maxAge: 0 });

  const server = createServer((request, response) => {
    const { pathname } = new URL(`http://site${request.url}`);
    const sendNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(notFound);
    };
    response.setHeaders(headersFor(pathname, rules));
    // The types of `compression` ask for Express's requests, but it takes Node's.
    compress(request as never, response as never, () => {
      // Refused, so that a form that posts to a page instead of the form service is noticed.
      if (request.method === 'POST') response.writeHead(405).end();
      else if (pathname === '/_headers') sendNotFound();
      else {
        // Send only whole files: sirv throws for a range that ends before it begins.
        delete request.headers.range;
        // By itself, sirv would not decode %23 and the like.
        const parsed = { pathname: decoded(pathname) || pathname, raw: request.url };
        serveFile(Object.assign(request, { _parsedUrl: parsed }), response, sendNotFound);
      }
    });
  });
  const url = await listen(server, port);
  return { url, close: () => stopListening(server) };
}

type HeaderRule = { path: string; headers: [name: string, value: string][] };

/**
 * Parses a `_headers` file of the export, in the format of Cloudflare Pages and Netlify: a path, which may
 * end with `*` for anything, then its headers, each on an indented line.
 */
function parseHeaderRules(text: string): HeaderRule[] {
  const rules = text.split(/\n(?=\/)/).filter(Boolean);
  return rules.map((rule) => {
    const [path = '', ...lines] = rule.trimEnd().split('\n');
    const headers = lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string]);
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
