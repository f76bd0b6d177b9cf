/** Every night on GitHub: sees that an issue reminds the owner of insurance that ends soon. */
import { execFileSync } from 'node:child_process';
import { remind, reminder } from '../remind';
import { reportToGithub } from '../report-to-github';
import { validateContent } from '../validate-content';

const { content } = await validateContent(process.cwd());
if (content) {
  try {
    remind(content.business, (...args) => execFileSync('gh', args, { encoding: 'utf8' }));
  } catch (error) {
    const due = reminder(content.business);
    const message = `${due}, and no issue says so: ${(error as Error).message}`;
    if (due) reportToGithub('warning', [{ message }]);
  }
}
