import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { dirname, join } from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { checkLive } from './check-live';
import { listen, stopListening } from '../preview/listen';
import { startPreviewServer } from '../preview/preview-server';
import type { PreviewServer } from '../preview/preview-server';
import { temporaryFolder } from '../testing/temporary-folder';

const prices = `<!DOCTYPE html><html lang="en-GB"><head><title>Prices</title></head>
<body>
  <h1>Prices</h1>
  <a href="mailto:jo@hill.example">jo@hill.example</a>
</body></html>`;

const files: Record<string, string> = {
  'index.html': '<!DOCTYPE html><h1>Home</h1>',
  'prices.html': prices,
  '404.html': '<!DOCTYPE html><h1>Not here</h1>',
  'robots.txt': 'User-agent: *',
  'photos/house.avif': 'picture',
  _headers: [
    '/*',
    "  Content-Security-Policy: default-src 'none'",
    '  X-Content-Type-Options: nosniff',
    '/photos/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/prices',
    '  Cache-Control: public, max-age=0, must-revalidate',
    '',
  ].join('\n'),
};

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** What a host or a CDN does to its replies; undefined drops the connection. */
type Fault = (path: string, reply: Reply) => Reply | undefined;

const folder = temporaryFolder();
const preview = temporaryFolder();
let site: PreviewServer;
let host: Server | undefined;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  site = await startPreviewServer({ folder, port: 0 });
});
afterEach(async () => {
  if (host) await stopListening(host);
  host = undefined;
});
afterAll(() => site.close());

/** A host that serves the site through a fault. */
async function hostWith(fault: Fault): Promise<string> {
  host = createServer(async (request, response) => {
    const answer = await fetch(site.url + request.url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
    const reply = { status: answer.status, headers, body: await answer.text() };
    const changed = fault(request.url ?? '', reply);
    if (changed) response.writeHead(changed.status, changed.headers).end(changed.body);
    else request.socket.destroy();
  });
  return listen(host, 0);
}

/** A fault that changes the text of one page. */
function rewriting(path: string, change: (body: string) => string): Fault {
  return (at, reply) => (at === path ? { ...reply, body: change(reply.body) } : reply);
}

/** A fault that changes the headers of every reply with status 200. */
function withHeaders(change: (path: string) => IncomingHttpHeaders): Fault {
  return (path, reply) =>
    reply.status === 200 ? { ...reply, headers: { ...reply.headers, ...change(path) } } : reply;
}

test('a host that serves exactly what was built passes', async () => {
  expect(await checkLive({ folder, address: site.url })).toEqual([]);
  const address = await hostWith((_, reply) => reply);
  expect(await checkLive({ folder, address })).toEqual([]);
});

test('a preview is not compared', async () => {
  await writeFile(
    join(preview, 'index.html'),
    '<meta name="robots" content="noindex"><h1>Home</h1>',
  );
  expect(await checkLive({ folder: preview, address: site.url })).toEqual([
    `the folder ${preview} holds a preview, whose form reaches nobody: run npm run release, then publish the folder out`,
  ]);
});

const faults: [name: string, fault: Fault, ...told: string[]][] = [
  [
    'an older page',
    rewriting('/prices', (body) => body.replace('<h1>Prices', '<h1>Old prices')),
    '/prices differs from the built page near “/head> <body> <h1>Old prices</h1> <a href="mailto:jo@hil”',
  ],
  [
    'a file that was not uploaded',
    (path, reply) => (path === '/robots.txt' ? { ...reply, status: 404 } : reply),
    '/robots.txt is answered with status 404 instead of out/robots.txt',
  ],
  [
    'the first page for every unknown address',
    (_, reply) => ({ ...reply, status: reply.status === 404 ? 200 : reply.status }),
    '/no-such-page-here, which does not exist, is answered with status 200',
  ],
  [
    "the host's own 404 page",
    (_, reply) => (reply.status === 404 ? { ...reply, body: '<h1>Oops</h1>' } : reply),
    'the 404 page differs from the built page near “<h1>Oops</h1>”',
  ],
  [
    'a host that does not read _headers',
    (_, { headers: { 'content-security-policy': _policy, ...headers }, ...reply }) => ({
      ...reply,
      headers,
    }),
    'the header content-security-policy is missing at /404 and 4 more',
  ],
  [
    'pages that are kept too long',
    withHeaders((path) => (path === '/prices' ? { 'cache-control': 'max-age=14400' } : {})),
    'the header cache-control is “max-age=14400” at /prices',
  ],
  [
    'email addresses rewritten',
    rewriting('/prices', (body) =>
      body.replace('mailto:jo@hill.example', '/cdn-cgi/l/email-protection#5a30'),
    ),
    '/prices has scrambled email addresses, which nobody can read: turn off Email Address Obfuscation at Cloudflare',
  ],
  [
    'a script injected',
    rewriting('/prices', (body) => body.replace('</body>', '<script>track()</script></body>')),
    '/prices differs from the built page near “o@hill.example</a> <script>track()</script></body></html>”',
  ],
  [
    'pictures compressed again',
    rewriting('/photos/house.avif', () => 'smaller'),
    '/photos/house.avif differs from the built file',
  ],
];

test.each(faults)('%s is reported', async (_, fault, ...told) => {
  const address = await hostWith(fault);
  expect(await checkLive({ folder, address })).toEqual(told);
});

test('a dropped connection is reported with its file and what was found before', async () => {
  const address = await hostWith((path, reply) => {
    if (path.startsWith('/photos/')) return undefined;
    return path === '/' ? { ...reply, status: 500 } : reply;
  });
  expect(await checkLive({ folder, address })).toEqual([
    '/ is answered with status 500 instead of out/index.html',
    expect.stringMatching(`^${address}/photos/house\\.avif cannot be reached: \\w+`),
  ]);
});

test('a host that cannot be reached is reported once', async () => {
  const address = await hostWith((_, reply) => reply);
  await stopListening(host!);
  host = undefined;
  expect(await checkLive({ folder, address })).toEqual([
    `${address}/404 cannot be reached: connect ECONNREFUSED ${address.replace('http://', '')}`,
  ]);
});

test('with filesOnly, headers are not compared', async () => {
  const address = await hostWith((_, reply) => ({
    ...reply,
    headers: { 'content-type': reply.headers['content-type'] ?? 'image/avif' },
  }));
  expect(await checkLive({ folder, address, filesOnly: true })).toEqual([]);
  expect(await checkLive({ folder, address })).not.toEqual([]);
});
