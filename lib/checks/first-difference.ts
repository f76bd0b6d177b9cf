import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../export/files-in';
import { routes } from '../site/routes';
import { cachingRemedy, remedyFor } from './remedy';

/** A page that does not exist. */
export const missing = '/no-such-page';

/** How a host differs from a release, for its owner, and whether the host may only need time. */
export type Difference = { sentence: string; mayPass: boolean };

/** A release, and where it is served. */
export type ServedSite = {
  /** The name of the business, which every page has. */
  name: string;
  /** The exported site. */
  folder: string;
  address: string;
};

/**
 * The first difference between a release and what its address serves; undefined if there is none. Looks once, and never
 * rejects. `headers` are sent with each request.
 */
export async function firstDifference(
  site: ServedSite,
  headers: Record<string, string> = {},
): Promise<Difference | undefined> {
  for (const file of await servedFiles(site.folder)) {
    const difference = await differenceOf(file, site, headers);
    if (difference)
      return { ...difference, sentence: `${addressOf(file)}: ${difference.sentence}` };
  }
  return undefined;
}

async function differenceOf(
  file: string,
  { address, folder, name }: ServedSite,
  requestHeaders: Record<string, string>,
): Promise<Difference | undefined> {
  const at = addressOf(file);
  const later = (sentence: string) => ({ sentence, mayPass: true });
  let response: Response;
  let served: Buffer;
  try {
    response = await fetch(new URL(at, address), { headers: requestHeaders, redirect: 'manual' });
    served = Buffer.from(await response.arrayBuffer());
  } catch (error) {
    const { message, cause } = error as Error;
    return later(`the host doesn't answer (${(cause as Error)?.message || message})`);
  }
  const { status, headers } = response;
  const built = await readFile(path.join(folder, file));
  const isServed = served.equals(built);
  const location = headers.get('location') ?? '';
  const cacheControl = headers.get('cache-control') ?? '';
  const remedy = isServed
    ? file.endsWith('.html') && cachingRemedy(cacheControl)
    : remedyFor({ at, status, location, body: served.toString() }, { missing, name });
  if (remedy) return { sentence: remedy, mayPass: false };
  if (status !== (at === missing ? 404 : 200)) {
    return later(`the host answers with status ${status}`);
  }
  if (isServed) return undefined;
  const start = Math.max(0, served.findIndex((byte, index) => byte !== built[index]) - 20);
  return later(`it differs from the release, near “${served.toString('utf8', start, start + 60)}”`);
}

function addressOf(file: string): string {
  if (file === '404.html') return missing;
  const names = file.replace(/(?<=^|\/)index\.html$|\.html$/, '').split('/');
  return `/${names.map(encodeURIComponent).join('/')}`;
}

/**
 * The home page comes first: once it is as it was built, the release is there. Then come the other pages, since remedies
 * are for these. The page for missing pages comes last, since a host may show another one until then.
 */
async function servedFiles(folder: string): Promise<string[]> {
  const all = await filesIn(folder);
  const files = all
    // Hosts read these, such as .nojekyll, and need not serve them.
    .filter((file) => file !== '_headers' && !path.basename(file).startsWith('.'))
    // For GitHub, each page is in a folder too.
    .filter((file) => !all.includes(file.replace(/\/index\.html$|$/, '.html')));
  const ownPages = Object.values(routes).map((route) => `${route.slice(1) || 'index'}.html`);
  const pages = ownPages.filter((file) => files.includes(file));
  const others = files.filter((file) => file !== '404.html' && !pages.includes(file)).sort();
  return [...pages, ...others, '404.html'];
}
