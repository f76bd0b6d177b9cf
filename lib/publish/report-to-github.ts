import type { Problem } from '../content/problem';

type Finding = Pick<Problem, 'message'> & Partial<Problem>;

/** On GitHub Actions, shows each finding in the summary of the run, with a link to its line. */
export function reportToGithub(level: 'error' | 'warning', findings: Finding[]): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const { file, line = 1, message } of findings) {
    const place = file ? `file=${escape(file, /[%\r\n:,]/g)},line=${line}` : '';
    console.log(`::${level} ${place}::${escape(message, /[%\r\n]/g)}`);
  }
}

/** As GitHub's own toolkit does: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function escape(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => encodeURIComponent(sign));
}
