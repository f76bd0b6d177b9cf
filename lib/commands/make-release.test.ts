import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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
  await makeRelease(build);
  expect(readdirSync(inProject('.next'))).toEqual(['release-previous']);
});

test('the first release needs no previous release', async () => {
  rmSync(inProject('out'), { recursive: true });
  await makeRelease(build);
  expect(page()).toBe('new');
});

test('if a release cannot be moved, the previous release stays', async () => {
  await expect(makeRelease(() => '.next/gone')).rejects.toThrow('ENOENT');
  expect(page()).toBe('old');
});

test('a build that fails makes no release', async () => {
  rmSync(inProject('out'), { recursive: true });
  await expect(makeRelease(() => undefined)).rejects.toThrow("couldn't be built");
  expect(existsSync(inProject('out'))).toBe(false);
});

test.each(['content/business.ts', 'content/photos/new.jpg', 'public/new.html'])(
  'if %s is saved during the build, it is not published, even if the change is taken back',
  async (file) => {
    mkdirSync(inProject('public'), { recursive: true });
    const before = existsSync(inProject(file)) && readFileSync(inProject(file));
    // Long ago, since a file system may give two saves in a row the same time.
    if (before) utimesSync(inProject(file), 0, 0);
    const save = () => {
      writeFileSync(inProject(file), before || 'unchecked');
      return build();
    };
    await expect(makeRelease(save)).rejects.toThrow('saved during the build');
    expect(page()).toBe('old');
    rmSync(inProject(file));
  },
);
