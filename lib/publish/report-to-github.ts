import { appendFileSync } from 'node:fs';
import type { Problem } from '../content/problem';

type Finding = Pick<Problem, 'message'> & Partial<Problem>;

/**
 * Shows problems on GitHub, beside the line at fault and in the summary of the run. Does nothing outside
 * GitHub Actions.
 */
export function reportToGithub(findings: Finding[]): void {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_ACTIONS !== 'true' || findings.length === 0) return;
  for (const finding of findings) console.log(annotation(finding));
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(findings));
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

function summary(findings: Finding[]): string {
  const items = findings.map(
    (finding) => `- ${place(finding)}${escapeMarkdown(finding.message)}\n`,
  );
  return `### The site was not published. Please put this right first\n\n${items.join('')}\n`;
}

function place({ file, line }: Finding): string {
  if (file === undefined) return '';
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_REF_NAME } = process.env;
  const address = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_REF_NAME}/${encodeURI(file)}`;
  return line === undefined
    ? `[${file}](${address}): `
    : `[${file}, line ${line}](${address}#L${line}): `;
}

/** Messages quote the owner's text, which may look like Markdown. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|&~]/g, '\\$&').replaceAll(/\r?\n/g, ' ');
}
