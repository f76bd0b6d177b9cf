/** Compares a published site with `out`. */
import { existsSync } from 'node:fs';
import { commandLine } from '../../site/command-line';
import { checkLive } from '../check-live';

const { values, positionals } = commandLine({ 'files-only': { type: 'boolean' } });

const problems = await findProblems(positionals);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('What is published is what is in the folder out.');
process.exitCode = problems.length > 0 ? 1 : 0;

async function findProblems([address = '']: string[]): Promise<string[]> {
  if (!URL.canParse(address)) {
    return ['Say which site to check, like: npm run check-live -- https://www.example.com'];
  }
  if (!existsSync('out/_headers')) {
    return [
      'There is nothing in out to compare with: build what you published, with npm run release',
    ];
  }
  return checkLive({ folder: 'out', address, filesOnly: values['files-only'] });
}
