/**
 * Opens every page of the release in `out` in a browser, and reports what is broken. With the address of
 * the published site, opens the pages there, and also compares what the host sends with `out`. With
 * `--published`, does so at the site's own address until the host has caught up.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reportToGithub } from '../report-to-github';
import { retryUntilPassed } from '../retry-until-passed';
import { smokeTest } from '../smoke-test';
import { validateContent } from '../validate-content';

const { values, positionals } = parseArgs({
  options: { 'files-only': { type: 'boolean' }, published: { type: 'boolean' } },
  allowPositionals: true,
});

const problems = await findProblems();
for (const problem of problems) console.error(problem);
reportToGithub(
  'error',
  problems.map((message) => ({ message })),
);
if (problems.length === 0) console.log('Every page of the release works in a browser.');
process.exitCode = problems.length > 0 ? 1 : 0;

async function findProblems(): Promise<string[]> {
  if (!existsSync('out')) {
    return ['There is no release in the folder out: make one with npm run release'];
  }
  const { content, problems } = await validateContent();
  if (!content || problems.length > 0) {
    return ['The content has mistakes: npm run check-content lists them'];
  }
  const { business } = content;
  const address = values.published ? business.siteAddress : positionals[0];
  if (address !== undefined && !URL.canParse(address)) {
    return [`${address} is no web address: begin it with https://`];
  }
  const filesOnly = values['files-only'] ?? false;
  const test = () =>
    smokeTest({ folder: 'out', business, filesOnly, ...(address && { address }) }).catch(
      ({ message, cause }: Error) => [`${address ?? 'out'}: ${cause ?? message}`],
    );
  return values.published ? retryUntilPassed(test) : test();
}
