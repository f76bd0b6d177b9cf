import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../export/files-in';
import { routes } from '../site/routes';

/** A page that does not exist. */
export const missing = '/no-such-page';

/** A release, and where it is served. */
export type ServedSite = {
  /** The exported site. */
  folder: string;
  address: string;
};

/**
 * The first page or file that an address serves otherwise than the release, and near which words, in a sentence for the
 * owner; undefined if there is none. Looks once, and never rejects. `headers` are sent with each request.
 */
export async function firstDifference(
  { folder, address }: ServedSite,
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  for (const file of await servedFiles(folder)) {
    const at = addressOf(file);
    try {
      const built = await readFile(path.join(folder, file));
      const response = await fetch(new URL(at, address), { headers, redirect: 'manual' });
      const served = Buffer.from(await response.arrayBuffer());
      if (response.status !== (at === missing ? 404 : 200)) {
        return `${at}: the host answers with status ${response.status}`;
      }
      if (!served.equals(built)) return `${at}: it differs from the release${near(served, built)}`;
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = (cause as Error)?.message || message;
      return `${at}: it can't be compared with the release (${reason})`;
    }
  }
  return undefined;
}

/** The words around the first difference, on one line; none in a picture. */
function near(served: Buffer, built: Buffer): string {
  const [text, expected] = [served.toString(), built.toString()];
  let at = 0;
  while (at < text.length && text[at] === expected[at]) at += 1;
  const words = text.slice(Math.max(0, at - 20), at + 60).replace(/\s+/g, ' ');
  return words && !words.includes('\uFFFD') ? `, near “${words}”` : '';
}

function addressOf(file: string): string {
  if (file === '404.html') return missing;
  const names = file.replace(/(?<=^|\/)index\.html$|\.html$/, '').split('/');
  return `/${names.map(encodeURIComponent).join('/')}`;
}

/**
 * The home page comes first: once it is as it was built, the release is there. Then come the other pages, whose words
 * owners know. The page for missing pages comes last, since a host may show another one until then.
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
