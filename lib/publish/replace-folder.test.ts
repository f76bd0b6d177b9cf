import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { replaceFolder } from './replace-folder';

const project = temporaryFolder();
const [out, release] = [path.join(project, 'out'), path.join(project, '.next/release')];
const page = path.join(out, 'index.html');

beforeEach(() => {
  for (const [folder, text] of Object.entries({ [out]: 'old', [release]: 'new' })) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), text);
  }
});

it('a release takes the place of the previous one, and nothing else is left', () => {
  writeFileSync(path.join(out, 'gone.html'), '');
  replaceFolder(out, release);
  expect(readdirSync(out)).toEqual(['index.html']);
  expect(readFileSync(page, 'utf8')).toBe('new');
  expect(readdirSync(path.dirname(release))).toEqual([]);
});

it('the first release needs no previous one', () => {
  rmSync(out, { recursive: true });
  replaceFolder(out, release);
  expect(readFileSync(page, 'utf8')).toBe('new');
});

it('a release that cannot be moved leaves the previous one', () => {
  rmSync(release, { recursive: true });
  expect(() => replaceFolder(out, release)).toThrow('ENOENT');
  expect(readFileSync(page, 'utf8')).toBe('old');
});
