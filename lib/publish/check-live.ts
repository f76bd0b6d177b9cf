import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { excerptsAtDifference } from '../export/excerpts-at-difference';
import { headersFor, parseHeaderRules } from '../preview/host-headers';

interface LiveCheck {
  /** The exported site, `out/`. */
  folder: string;
  /** Where it is published, e.g. `https://www.example.com`. */
  address: string;
  /** Skips headers, for hosts that do not let you set them. */
  filesOnly?: boolean;
}

/**
 * Compares a published site with the built one: every file, its headers, and the reply for a page that
 * does not exist. Returns one sentence for each difference; stops when the host cannot be reached.
 */
export async function checkLive({ folder, address, filesOnly }: LiveCheck): Promise<string[]> {
  const built = (file: string) => readFile(path.join(folder, file));
  // A release never hides its first page from search engines.
  if (/<meta name="robots" content="noindex/.test(String(await built('index.html')))) {
    return [
      `the folder ${folder} holds a preview, whose form reaches nobody: run npm run release, then publish the folder out`,
    ];
  }
  const rules = filesOnly ? [] : parseHeaderRules(String(await built('_headers')));
  const { origin } = new URL(address);
  const problems: string[] = [];
  const headers = new Map<string, string[]>();
  try {
    for (const file of await filesIn(folder)) {
      const at = `/${file.replace(/(^index)?\.html$/, '')}`;
      const { response, body } = await fetchLive(origin + at);
      // Hosts answer /404 with status 200 or 404.
      if (response.status !== 200 && file !== '404.html') {
        problems.push(`${at} is answered with status ${response.status} instead of out/${file}`);
        continue;
      }
      problems.push(...difference(at, body, await built(file)));
      for (const [name, value] of headersFor(at, rules)) {
        const served = response.headers.get(name);
        if (spaceless(served) === spaceless(value)) continue;
        const what = `the header ${name} is ${served === null ? 'missing' : `“${served}”`}`;
        headers.set(what, [...(headers.get(what) ?? []), at]);
      }
    }
    const { response, body } = await fetchLive(`${origin}/no-such-page-here`);
    if (response.status === 404) {
      problems.push(...difference('the 404 page', body, await built('404.html')));
    } else {
      problems.push(
        `/no-such-page-here, which does not exist, is answered with status ${response.status}`,
      );
    }
  } catch (error) {
    problems.push((error as Error).message);
  }
  return [...problems, ...[...headers].map(([what, paths]) => `${what} at ${some(paths)}`)];
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Requests an address without following redirects. */
async function fetchLive(url: string): Promise<{ response: Response; body: Buffer }> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { 'cache-control': 'no-cache', 'user-agent': 'Mozilla/5.0 check-live' },
      signal: AbortSignal.timeout(10_000),
    });
    return { response, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Error(`${url} cannot be reached: ${(cause as Error)?.message || message}`);
  }
}

function difference(what: string, served: Buffer, built: Buffer): string[] {
  if (served.equals(built)) return [];
  const [live, own] = [served.toString(), built.toString()];
  if (!/^<!doctype html>/i.test(own)) return [`${what} differs from the built file`];
  // By default, Cloudflare hides addresses behind a script, which our security policy blocks.
  if (live.includes('/cdn-cgi/l/email-protection')) {
    return [
      `${what} has scrambled email addresses, which nobody can read: turn off Email Address Obfuscation at Cloudflare`,
    ];
  }
  return [`${what} differs from the built page near “${excerptsAtDifference(live, own)[0]}”`];
}

function spaceless(text: string | null): string | undefined {
  return text?.replaceAll(' ', '').toLowerCase();
}

function some([first, ...others]: string[]): string {
  return others.length > 0 ? `${first} and ${others.length} more` : `${first}`;
}
