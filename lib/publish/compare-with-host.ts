import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { headersFor, parseHeaderRules } from '../preview/preview-server';

/**
 * Requests every file of the folder, and returns one sentence for each that is served differently, and for each
 * header that differs. `missing` is a path that does not exist. Rejects if the host cannot be reached.
 */
export async function compareWithHost(
  { folder, filesOnly }: { folder: string; filesOnly?: boolean },
  origin: string,
  missing: string,
) {
  const built = (file: string) => readFileSync(path.join(folder, file));
  const rules = filesOnly ? [] : parseHeaderRules(String(built('_headers')));
  const problems: string[] = [];
  const headers: Record<string, string[]> = {};
  for (const file of filesIn(folder)) {
    const at =
      file === '404.html' ? missing : `/${file.replace(/(?<=^|\/)index\.html$|\.html$/, '')}`;
    const response = await fetch(origin + at, { redirect: 'manual' });
    const served = Buffer.from(await response.arrayBuffer());
    const status = file === '404.html' ? 404 : 200;
    const problem =
      response.status === status
        ? difference(served, built(file))
        : `it is answered with status ${response.status}`;
    if (problem) problems.push(`${at}: ${problem}`);
    for (const [name, value] of headersFor(at, rules)) {
      const sent = response.headers.get(name);
      if (sent?.replaceAll(' ', '') === value.replaceAll(' ', '')) continue;
      (headers[`the header ${name} is ${sent ? `“${sent}”` : 'missing'}`] ??= []).push(at);
    }
  }
  for (const [problem, [first, ...others]] of Object.entries(headers)) {
    problems.push(`${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${problem}`);
  }
  return problems;
}

function filesIn(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => file !== '_headers' && statSync(path.join(folder, file)).isFile())
      // Hosts read these, such as .nojekyll, and need not serve them.
      .filter((file) => !path.basename(file).startsWith('.'))
      // Some hosts redirect from a page's copy in a folder to the page.
      .filter((file, _, all) => !all.includes(file.replace(/\/index\.html$|$/, '.html')))
      .sort()
  );
}

function difference(served: Buffer, built: Buffer): string | undefined {
  if (served.equals(built)) return undefined;
  if (served.includes('/cdn-cgi/l/email-protection')) {
    return 'nobody can read its email addresses: turn off Email Address Obfuscation at Cloudflare';
  }
  const start = served.findIndex((byte, index) => byte !== built[index]);
  return `it is not what was built, near “${served.toString('utf8', Math.max(0, start - 20), start + 40)}”`;
}
