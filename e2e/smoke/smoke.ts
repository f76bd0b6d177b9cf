/** Opens every page of the release in `out` in a browser, and reports what is broken. */
import { existsSync } from 'node:fs';
import { business } from '../../content/business';
import { reportToGithub } from '../../lib/publish/report-to-github';
import { formAction } from '../../lib/site/form-action';
import { smokeTest } from './smoke-test';

const problems = existsSync('out')
  ? await smokeTest({ folder: 'out', formAddress: formAction(business, 'release') })
  : ['There is no release in the folder out: make one with npm run release'];

for (const problem of problems) console.error(problem);
reportToGithub(problems.map((message) => ({ message })));
if (problems.length === 0) console.log('Every page of the release works in a browser.');
process.exitCode = problems.length > 0 ? 1 : 0;
