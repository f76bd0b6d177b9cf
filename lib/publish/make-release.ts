import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFiles } from '../content/content-files';
import { readContent } from '../content/read-content';
import { formServiceOf } from '../enquiry/form-service';
import { photoFolder } from '../photos/photo-file';
import { whenToPublishAgain } from './expiry';

/**
 * Builds a release and, as the very last step, puts it in the place of `out`; resolves to what to tell the owner.
 * `build` checks the content, and returns the folder that it has built. If that fails, or if the content changes
 * meanwhile, so that the release may hold what nothing has checked, rejects and leaves `out` as it was.
 */
export async function makeRelease(build: () => string | undefined): Promise<string[]> {
  const checked = await hashOfContent();
  const built = build();
  if (built === undefined) throw new Error('The site could not be built.');
  const { content } = readContent(await contentFiles());
  if (!content || (await hashOfContent()) !== checked) {
    throw new Error('The content has changed while the site was being built: build it again.');
  }
  const { business } = content;
  const { name } = formServiceOf(business);
  const next = whenToPublishAgain(business) ?? '';
  replaceFolder(path.resolve('out'), path.resolve(built));
  return [
    'The site is ready. Publish everything in the folder out.',
    `Messages go to the account at ${name} that has the form ${business.formService.formId}, and to the address set there.`,
    next,
  ];
}

/** Changes whenever one of the owner's files does, pictures included. */
async function hashOfContent(): Promise<string> {
  const texts = Object.entries(await contentFiles()).sort();
  const hash = createHash('sha256').update(JSON.stringify(texts));
  const photos = path.resolve(photoFolder);
  // Computers keep files of their own in folders, such as .DS_Store.
  const present = await readdir(photos).catch((): string[] => []);
  for (const name of present.filter((name) => !name.startsWith('.')).sort()) {
    hash.update(name).update(await readFile(path.join(photos, name)).catch(() => ''));
  }
  return hash.digest('hex');
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
