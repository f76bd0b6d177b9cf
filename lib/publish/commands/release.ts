/** Builds the site to publish into `out`, or leaves `out` alone and says why not. */
import { buildSite } from '../../preview/build-site';
import { replaceFolder } from '../replace-folder';
import { formService } from '../../enquiry/form-service';
import { validateContent } from '../validate-content';
import { whenToPublishAgain } from '../expiry';

try {
  const built = buildSite('release');
  if (built === undefined) throw new Error('The site could not be built.');
  replaceFolder('out', built);
  const { content } = await validateContent(process.cwd());
  if (!content) throw new Error('The content has changed meanwhile.');
  const next = whenToPublishAgain(content.business);
  const { formId, name = formService.name } = content.business.formService;
  console.log('The site is ready. Publish everything in the folder out.');
  console.log(
    `Messages go to the account at ${name} that has the form ${formId}, and to the address set there.`,
  );
  console.log(next ? `${next}\n` : '');
} catch (error) {
  console.error((error as Error).message);
  console.error('There is no new release. The folder out is as it was before.\n');
  process.exitCode = 1;
}
