import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formService } from '../form-service/form-service';
import { useSampleProject } from '../testing/use-project';
import { makeRelease } from './make-release';

const owner = useSampleProject();

/** Stands in for a build: writes a file into a folder. */
function exportTo(folder: string, file: string): string {
  mkdirSync(path.join(owner, folder), { recursive: true });
  writeFileSync(path.join(owner, folder, file), '');
  return folder;
}

test('a release replaces the previous one, unless its build fails, and tells the owner what to do', async () => {
  const out = path.join(owner, exportTo('out', 'old.html'));
  await expect(makeRelease(() => undefined)).rejects.toThrow("couldn't be built");
  expect(readdirSync(out)).toEqual(['old.html']);
  expect(await makeRelease(() => exportTo('.next/release', 'index.html'))).toEqual([
    'The site is ready. Publish everything in the folder out, including hidden files.',
    `Messages go to the email address set for form example in your ${formService.name} account.`,
    '',
  ]);
  expect(readdirSync(out)).toEqual(['index.html']);
});
