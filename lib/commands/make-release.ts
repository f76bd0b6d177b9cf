import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../content/content-files';
import { contentFrom } from '../content/read-content';
import { formService } from '../form-service/form-service';
import { whenToPublishAgain } from '../checks/expiry';
import { ownersFiles } from '../checks/owners-files';
import { filesIn } from '../export/files-in';

/**
 * Builds a release and, as the very last step, replaces `out` with it. Resolves to what to tell the owner. `build`
 * checks the content and returns the folder that it has built. If anything fails, or a file is saved in the meantime,
 * rejects and leaves `out` unchanged.
 *
 * Each of three processes parses the content, in a tenth of a second: the check, Next's bundler, which reads it from the
 * files as it does in `npm run dev`, and this one, for its messages. The unchanged files are what makes them agree.
 */
export async function makeRelease(build: () => string | undefined): Promise<string[]> {
  const checked = await whenSaved();
  const built = build();
  if (built === undefined) throw new Error("The site couldn't be built.");
  if ((await whenSaved()) !== checked) {
    throw new Error(
      'A file in content or public was saved during the build: type npm run release again.',
    );
  }
  const { business } = contentFrom(await contentFiles());
  const next = whenToPublishAgain(business) ?? '';
  replaceFolder(path.resolve('out'), path.resolve(built));
  return [
    'The site is ready. Publish everything in the folder out, including hidden files.',
    `Messages go to the email address set for form ${business.formService.formId} in your ${formService.name} account.`,
    next,
  ];
}

/** The owner's files, each with the time at which it was last saved. */
async function whenSaved(): Promise<string> {
  const inPublic = (await filesIn(path.resolve('public'))).map((file) => `public/${file}`);
  const files = [...(await ownersFiles()), ...inPublic];
  const times = files.map(
    (file) => statSync(path.resolve(file), { throwIfNoEntry: false })?.mtimeMs,
  );
  return files.map((file, index) => `${file} ${times[index]}`).join('\n');
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
