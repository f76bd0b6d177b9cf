import { existsSync, renameSync, rmSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { contentFiles } from '../content/content-files';
import { contentFrom } from '../content/read-content';
import { formService } from '../form-service/form-service';
import { whenToPublishAgain } from './expiry';
import { ownersFiles } from './owners-files';

/**
 * Builds a release and, as the very last step, puts it in the place of `out`; resolves to what to tell the owner.
 * `build` checks the content, and returns the folder that it has built. If that fails, or if the content changes
 * meanwhile, so that the release may hold what nothing has checked, rejects and leaves `out` as it was.
 */
export async function makeRelease(build: () => string | undefined): Promise<string[]> {
  const checked = await stateOfContent();
  const built = build();
  if (built === undefined) throw new Error('The site could not be built.');
  if ((await stateOfContent()) !== checked) {
    throw new Error('The content has changed while the site was being built: build it again.');
  }
  const { business } = contentFrom(await contentFiles());
  const next = whenToPublishAgain(business) ?? '';
  replaceFolder(path.resolve('out'), path.resolve(built));
  return [
    'The site is ready. Publish everything in the folder out.',
    `Messages go to the account at ${formService.name} that has the form ${business.formService.formId}, and to the address set there.`,
    next,
  ];
}

/** The owner's files, pictures included, and when each last changed, which stays even if it is changed back. */
async function stateOfContent(): Promise<string> {
  const files = (await ownersFiles()).map(async (file) => {
    const { ctimeMs } = await lstat(path.resolve(file));
    return `${file} ${ctimeMs}`;
  });
  return String((await Promise.all(files)).sort());
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
