/** Every night on GitHub, makes sure that an issue reminds the owner of insurance that ends soon. */
import { execFileSync } from 'node:child_process';
import { updateReminder } from '../insurance-reminder';
import { validateContent } from '../validate-content';

const { content, problems } = await validateContent(process.cwd());
if (content && problems.length === 0) {
  try {
    updateReminder(content.business, (...args) => execFileSync('gh', args, { encoding: 'utf8' }));
  } catch (error) {
    // Issues may be turned off, for example. `npm run check-content` warns of the insurance too.
    console.log((error as Error).message);
  }
}
