import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { formService } from '../form-service/form-service';
import { useSampleProject } from '../testing/use-project';
import { makeRelease } from './make-release';

const owner = useSampleProject();
const inProject = (file: string) => path.join(owner, file);
const page = () => readFileSync(inProject('out/index.html'), 'utf8');

/** Stands in for Next: exports a page. */
function build() {
  mkdirSync(inProject('.next/release'), { recursive: true });
  writeFileSync(inProject('.next/release/index.html'), 'new');
  return '.next/release';
}

beforeEach(() => {
  mkdirSync(inProject('out'), { recursive: true });
  writeFileSync(inProject('out/index.html'), 'old');
});

test('a release replaces the previous release, and tells the owner what to do with it', async () => {
  writeFileSync(inProject('out/gone.html'), '');
  expect(await makeRelease(build)).toEqual([
    'The site is ready. Publish everything in the folder out, including hidden files.',
    `Messages go to the email address set for form example in your ${formService.name} account.`,
    '',
  ]);
  expect(readdirSync(inProject('out'))).toEqual(['index.html']);
  expect(page()).toBe('new');
});

test('the first release needs no previous release', async () => {
  rmSync(inProject('out'), { recursive: true });
  await makeRelease(build);
  expect(page()).toBe('new');
});

test('if a build fails, the previous release stays', async () => {
  await expect(makeRelease(() => undefined)).rejects.toThrow("couldn't be built");
  expect(page()).toBe('old');
});
