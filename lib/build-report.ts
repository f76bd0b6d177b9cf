import { checkContent } from './check-content';
import { releaseGate } from './release-gate';
import { siteBuild } from './site-build';

/** Why this build must not begin: a heading, then a line a problem; undefined when it may. */
export async function reportBeforeBuild(projectDir: string): Promise<string | undefined> {
  const { content, problems } = await checkContent(projectDir);
  const refusals = siteBuild === 'release' && content ? releaseGate(content).refusals : [];
  return section('The site was not built. Please put this right first:', [
    ...problems,
    ...refusals,
  ]);
}

/** What still stands between a preview and a site that may be published, and what would make it better. */
export async function reportAfterBuild(projectDir: string): Promise<string | undefined> {
  const { content } = await checkContent(projectDir);
  if (!content) return undefined;
  const { refusals, advice } = releaseGate(content);
  const sections = [
    section(
      'This is a preview. Before the site can be published, please put this right:',
      refusals,
    ),
    section('What would make the site better:', advice),
  ];
  return sections.filter((text) => text !== undefined).join('\n') || undefined;
}

function section(heading: string, lines: string[]): string | undefined {
  if (lines.length === 0) return undefined;
  return ['', heading, ...lines.map((line) => `- ${line}`)].join('\n');
}
