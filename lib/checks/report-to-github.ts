/** On GitHub Actions, shows each problem in the summary of the run, with a link to its line. */
export function reportToGithub(
  level: 'error' | 'warning',
  problems: { file?: string; line?: number; message: string }[],
): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const { file, line = 1, message } of problems) {
    const place = file ? `file=${escape(file, /[%\r\n:,]/g)},line=${line}` : '';
    console.log(`::${level} ${place}::${escape(message, /[%\r\n]/g)}`);
  }
}

/** Escapes as GitHub's own toolkit does: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function escape(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => encodeURIComponent(sign));
}
