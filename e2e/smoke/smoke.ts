/**
 * Opens every page of the release in `out` in a browser, and reports what is broken. With the address of
 * the published site, opens the pages there, and also compares what the host sends with `out`.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentFiles } from '../../lib/content/content-files';
import { contentFrom } from '../../lib/content/read-content';
import { reportToGithub } from '../../lib/publish/report-to-github';
import { formAction } from '../../lib/site/build-kind';
import { smokeTest } from './smoke-test';

const { values, positionals } = parseArgs({
  options: { 'files-only': { type: 'boolean' } },
  allowPositionals: true,
});

const problems = await findProblems(positionals[0]);
for (const problem of problems) console.error(problem);
reportToGithub(
  'error',
  problems.map((message) => ({ message })),
);
if (problems.length === 0) console.log('Every page of the release works in a browser.');
process.exitCode = problems.length > 0 ? 1 : 0;

async function findProblems(address?: string): Promise<string[]> {
  if (!existsSync('out')) {
    return ['There is no release in the folder out: make one with npm run release'];
  }
  if (address !== undefined && !URL.canParse(address)) {
    return [`${address} is no web address: begin it with https://`];
  }
  const { business } = contentFrom(await contentFiles(process.cwd()));
  const formAddress = formAction(business, 'release');
  const filesOnly = values['files-only'];
  return smokeTest({ folder: 'out', formAddress, address, filesOnly }).catch(
    ({ message, cause }: Error) => [`${address ?? 'out'}: ${cause ?? message}`],
  );
}
