import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../content/content-files';
import { contentFrom } from '../content/read-content';
import { formService } from '../form-service/form-service';
import { whenToPublishAgain } from '../checks/expiry';

/**
 * Builds a release and, as the very last step, replaces `out` with it. Resolves to what to tell the owner. `build`
 * checks the content and returns the folder that it has built. If the build fails, rejects and leaves `out` unchanged.
 */
export async function makeRelease(build: () => string | undefined): Promise<string[]> {
  const built = build();
  if (built === undefined) {
    throw new Error("The site couldn't be built. The folder out is unchanged.\n");
  }
  const { business } = contentFrom(await contentFiles());
  const next = whenToPublishAgain(business) ?? '';
  const out = path.resolve('out');
  rmSync(out, { recursive: true, force: true });
  renameSync(path.resolve(built), out);
  return [
    'The site is ready. Publish everything in the folder out, including hidden files.',
    `Messages go to the email address set for form ${business.formService.formId} in your ${formService.name} account.`,
    next,
  ];
}
