import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFor, parseHeaderRules, type HeaderRule } from '../preview/host-headers';
import { describeDifference } from './live-difference';
import { fetchLive, type LiveReply } from './live-reply';

export interface LiveCheck {
  /** The exported site, `out/`. */
  folder: string;
  /** Where it is published, e.g. `https://www.example.com`. */
  address: string;
  /** Skips headers, for hosts that do not let you set them. */
  filesOnly?: boolean;
}

/**
 * Compares a published site with the built one: content, type and headers of every file, and the reply
 * for a page that does not exist. Returns one sentence for each difference.
 */
export async function checkLive({ folder, address, filesOnly }: LiveCheck): Promise<string[]> {
  const files = await filesIn(folder);
  if (await holdsPreview(folder, files)) {
    return [
      `the folder ${folder} holds a preview, whose form reaches nobody: run npm run release, then publish the folder out`,
    ];
  }
  const rules = parseHeaderRules(await readFile(path.join(folder, '_headers'), 'utf8'));
  const origin = new URL(address).origin;
  const home = await fetchLive(origin, '/');
  if (home.failure) return [`${origin} cannot be reached: ${home.failure}`];

  const missingHeaders = new Map<string, string[]>();
  const problems = await eachOf(files, async (file) => {
    const reply = await fetchLive(origin, addressOf(file));
    const built = await readFile(path.join(folder, file));
    if (!filesOnly) noteMissingHeaders(reply, rules, missingHeaders);
    return [...checkFile(reply, built, file), ...checkType(reply, file)];
  });
  return [
    ...problems,
    ...(await checkNotFound(origin, await readFile(path.join(folder, '404.html')))),
    ...[...missingHeaders].map(([what, paths]) => `${what} at ${some(paths)}`),
    ...(await checkHttps(origin)),
  ];
}

/** A preview's form posts to the stand-in form service on this computer. */
async function holdsPreview(folder: string, files: string[]): Promise<boolean> {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(folder, file), 'utf8');
    if (html.includes('action="http://127.0.0.1:')) return true;
  }
  return false;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

function addressOf(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, '')}`;
}

function checkFile(reply: LiveReply, built: Buffer, file: string): string[] {
  if (reply.failure) return [`${reply.path} cannot be reached: ${reply.failure}`];
  // Hosts answer /404 with status 200 or 404.
  if (reply.status !== 200 && file !== '404.html') {
    return [`${reply.path} is answered with status ${reply.status} instead of out/${file}`];
  }
  const difference = describeDifference(reply.body, built, file);
  return difference === undefined ? [] : [`${reply.path} ${difference}`];
}

/** With `nosniff`, browsers ignore a script, style or picture of the wrong type. */
const types: Record<string, string> = {
  html: 'text/html',
  js: 'javascript',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
};

function checkType({ path: address, status, headers }: LiveReply, file: string): string[] {
  const expected = types[file.split('.').at(-1) ?? ''];
  const type = headers.get('content-type') ?? 'no type';
  if (status !== 200 || !expected || type.includes(expected)) return [];
  return [`${address} is served as ${type}`];
}

function noteMissingHeaders(reply: LiveReply, rules: HeaderRule[], found: Map<string, string[]>) {
  if (reply.status !== 200) return;
  for (const [name, value] of headersFor(reply.path, rules)) {
    const served = reply.headers.get(name);
    if (served !== null && spaceless(served) === spaceless(value)) continue;
    const what =
      served === null ? `the header ${name} is missing` : `the header ${name} is “${served}”`;
    found.set(what, [...(found.get(what) ?? []), reply.path]);
  }
}

function spaceless(text: string): string {
  return text.replaceAll(' ', '').toLowerCase();
}

function some([first, ...others]: string[]): string {
  return others.length > 0 ? `${first} and ${others.length} more` : `${first}`;
}

async function checkNotFound(origin: string, built: Buffer): Promise<string[]> {
  const reply = await fetchLive(origin, '/no-such-page-here');
  if (reply.failure) return [`${reply.path} cannot be reached: ${reply.failure}`];
  if (reply.status !== 404) {
    return [`${reply.path}, which does not exist, is answered with status ${reply.status}`];
  }
  const difference = describeDifference(reply.body, built, '404.html');
  return difference === undefined ? [] : [`the 404 page ${difference}`];
}

async function checkHttps(origin: string): Promise<string[]> {
  const { protocol, hostname, host } = new URL(origin);
  if (['127.0.0.1', '[::1]', 'localhost'].includes(hostname)) return [];
  if (protocol !== 'https:') return [`${origin} is not encrypted: check its https:// address`];
  const { status, headers } = await fetchLive(`http://${host}`, '/');
  const location = headers.get('location') ?? '';
  if (status >= 300 && status < 400 && location.startsWith('https://')) return [];
  return [`http://${host} does not lead to its https:// address`];
}

/** Runs eight checks at a time; keeps the order. */
async function eachOf<Item>(items: Item[], check: (item: Item) => Promise<string[]>) {
  const problems: string[] = [];
  for (let start = 0; start < items.length; start += 8) {
    problems.push(...(await Promise.all(items.slice(start, start + 8).map(check))).flat());
  }
  return problems;
}
