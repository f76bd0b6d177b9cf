import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { formService } from '../form-service/form-service';
import { useExampleProject } from '../testing/use-project';
import { makeRelease } from './make-release';

const owner = useExampleProject();
const inProject = (file: string) => path.join(owner, file);
const page = () => readFileSync(inProject('out/index.html'), 'utf8');

/** Stands in for Next: exports a page, while the owner does something. */
function buildWhile(edit = () => {}) {
  return () => {
    edit();
    mkdirSync(inProject('.next/release'), { recursive: true });
    writeFileSync(inProject('.next/release/index.html'), 'new');
    return '.next/release';
  };
}

beforeEach(() => {
  mkdirSync(inProject('out'), { recursive: true });
  writeFileSync(inProject('out/index.html'), 'old');
});

test('a release takes the place of the one before, and its owner reads what to do with it', async () => {
  writeFileSync(inProject('out/gone.html'), '');
  expect(await makeRelease(buildWhile())).toEqual([
    'The site is ready. Publish everything in the folder out.',
    `Messages go to the account at ${formService.name} that has the form example, and to the address set there.`,
    '',
  ]);
  expect(readdirSync(inProject('out'))).toEqual(['index.html']);
  expect(page()).toBe('new');
  await makeRelease(buildWhile());
  expect(readdirSync(inProject('.next'))).toEqual(['release-previous']);
});

test('the first release needs none before it', async () => {
  rmSync(inProject('out'), { recursive: true });
  await makeRelease(buildWhile());
  expect(page()).toBe('new');
});

test('a release that cannot be moved leaves the one before', async () => {
  await expect(makeRelease(() => '.next/gone')).rejects.toThrow('ENOENT');
  expect(page()).toBe('old');
});

test.each([
  {
    what: 'a text that was changed back',
    edit: () => {
      const file = inProject('content/business.ts');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace('Hill & Daughter', 'Your Business Name'));
      writeFileSync(file, text);
    },
  },
  {
    what: 'another picture',
    edit: () => writeFileSync(inProject('content/photos/gutter.jpg'), ''),
  },
])('a build is not released if $what came while it ran', async ({ edit }) => {
  await expect(makeRelease(buildWhile(edit))).rejects.toThrow(
    'The content has changed while the site was being built: build it again.',
  );
  expect(page()).toBe('old');
});

test('a build that fails makes no release', async () => {
  rmSync(inProject('out'), { recursive: true });
  await expect(makeRelease(() => undefined)).rejects.toThrow('could not be built');
  expect(existsSync(inProject('out'))).toBe(false);
});
