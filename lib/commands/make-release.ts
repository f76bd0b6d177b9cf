import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../content/content-files';
import { contentFrom } from '../content/read-content';
import { formService } from '../form-service/form-service';
import { whenToPublishAgain } from '../checks/expiry';

/**
 * Builds a release and, as the very last step, puts it in the place of `out`; resolves to what to tell the owner.
 * `build` checks the content, and returns the folder that it has built. If that fails, rejects and leaves `out` as it
 * was.
 */
export async function makeRelease(build: () => string | undefined): Promise<string[]> {
  const built = build();
  if (built === undefined) throw new Error('The site could not be built.');
  const { business } = contentFrom(await contentFiles());
  const next = whenToPublishAgain(business) ?? '';
  replaceFolder(path.resolve('out'), path.resolve(built));
  return [
    'The site is ready. Publish everything in the folder out, hidden files too.',
    `Messages go to the account at ${formService.name} that has the form ${business.formService.formId}, and to the address set there.`,
    next,
  ];
}

/**
 * Puts `replacement` in the place of `folder`. If that is impossible, throws and leaves `folder` as it was. What it
 * replaces is removed the next time: nothing may fail once `folder` has changed.
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
