/** Lists, within seconds, everything that blocks a release, and warnings. */
import { buildReport } from '../checks/build-report';
import { reportToGithub } from '../checks/report-to-github';

const { problems, warnings, before, after } = await buildReport('release');

if (before) console.error(`${before}\n`);
else console.log(`${after}\nThe content is ready to be published.\n`);
reportToGithub('error', problems);
reportToGithub('warning', warnings);
process.exitCode = problems.length > 0 ? 1 : 0;
