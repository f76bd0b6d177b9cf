/** Compares a published site with `out`. */
import { existsSync } from 'node:fs';
import { commandLine } from '../../site/command-line';
import { checkLive } from '../check-live';

const { values, positionals } = commandLine({ 'files-only': { type: 'boolean' } });

const problems = await findProblems(positionals);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('The published site is the same as the folder out.');
process.exitCode = problems.length > 0 ? 1 : 0;

async function findProblems([address = '']: string[]): Promise<string[]> {
  if (!URL.canParse(address)) {
    return ['Name the site to check, like this: npm run check-live -- https://www.example.com'];
  }
  if (!existsSync('out/_headers')) {
    return ['There is nothing in the folder out to compare with: run npm run release first'];
  }
  return checkLive({ folder: 'out', address, filesOnly: values['files-only'] });
}
