import type { Problem } from '../content/problem';

type Finding = Pick<Problem, 'message'> & Partial<Problem>;

/** On GitHub Actions, shows each problem in the summary of the run, with a link to its line. */
export function reportToGithub(findings: Finding[]): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const finding of findings) console.log(annotation(finding));
}

function annotation({ file, line, column, message }: Finding): string {
  const place = Object.entries({ file, line, col: column })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::error ${place.join(',')}::${escapeData(message)}`;
}

/** As GitHub's own toolkit does: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
