import { ExportRefusal } from './export-refusal';
import type { HeaderRule } from './security-headers';

/** Cloudflare Pages ignores what goes beyond these. */
const longestLine = 2000;
const mostRules = 100;

/** The rules as a `_headers` file, which Cloudflare Pages and Netlify read. */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const problems = lines
    .filter((line) => line.length > longestLine)
    .map(
      (line) =>
        `_headers: the line “${line.slice(0, 40)}…” has ${line.length} characters; Cloudflare Pages reads ${longestLine}.`,
    );
  if (rules.length > mostRules) {
    problems.push(
      `_headers: there are ${rules.length} rules; Cloudflare Pages reads ${mostRules}.`,
    );
  }
  if (problems.length > 0) throw new ExportRefusal(problems);
  return `${lines.join('\n')}\n`;
}
