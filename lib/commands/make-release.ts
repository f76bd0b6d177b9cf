import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../content/content-files';
import { contentFrom } from '../content/read-content';
import { formService } from '../form-service/form-service';
import { whenToPublishAgain } from '../checks/expiry';

/**
 * Builds a release and, as the very last step, replaces `out` with it. Resolves to what to tell the owner. `build`
 * checks the content and returns the folder that it has built. If anything fails, rejects and leaves `out` unchanged.
 */
export async function makeRelease(build: () => string | undefined): Promise<string[]> {
  const built = build();
  if (built === undefined) throw new Error("The site couldn't be built.");
  const { business } = contentFrom(await contentFiles());
  const next = whenToPublishAgain(business) ?? '';
  replaceFolder(path.resolve('out'), path.resolve(built));
  return [
    'The site is ready. Publish everything in the folder out, including hidden files.',
    `Messages go to the email address set for form ${business.formService.formId} in your ${formService.name} account.`,
    next,
  ];
}

/**
 * Replaces `folder` with `replacement`. If that is impossible, throws and leaves `folder` unchanged. The replaced
 * folder is only removed the next time, since nothing may fail once `folder` has changed.
 */
function replaceFolder(folder: string, replacement: string): void {
  const previous = `${replacement}-previous`;
  rmSync(previous, { recursive: true, force: true });
  const exists = existsSync(folder);
  if (exists) renameSync(folder, previous);
  try {
    renameSync(replacement, folder);
  } catch (error) {
    if (exists) renameSync(previous, folder);
    throw error;
  }
}
