import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { drawExamplePictures, examplePictureSizes, plainPicture } from './example-pictures';

const exampleDir = path.join(import.meta.dirname, 'example-content');

/** Sources of the example's content files, by path in a project. */
export const exampleContent: Record<string, string> = Object.fromEntries(
  readdirSync(exampleDir)
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(exampleDir, file), 'utf8');
      return [`content/${file}`, source.replaceAll("'../../content/", "'../lib/content/")];
    }),
);

/** Overwrites the content of a project with the example, including realistic pictures. */
export async function writeExampleContent(projectDir: string): Promise<void> {
  await writeContent(projectDir, await drawExamplePictures());
}

/** Creates a temporary project with the example's content and plain pictures, for tests of checks. */
export async function makeExampleProject(): Promise<string> {
  const projectDir = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  for (const folder of ['lib', 'public']) {
    await symlink(path.resolve(folder), path.join(projectDir, folder), 'junction');
  }
  await restoreExampleProject(projectDir);
  return projectDir;
}

/** Resets the content that a test changed. */
export async function restoreExampleProject(projectDir: string): Promise<void> {
  const picture = await plainPicture(800);
  const files = Object.keys(examplePictureSizes);
  await writeContent(projectDir, Object.fromEntries(files.map((file) => [file, picture])));
}

async function writeContent(projectDir: string, pictures: Record<string, Buffer>): Promise<void> {
  await mkdir(path.join(projectDir, 'content/photos'), { recursive: true });
  for (const [file, source] of Object.entries(exampleContent)) {
    await writeFile(path.join(projectDir, file), source);
  }
  for (const [file, picture] of Object.entries(pictures)) {
    await writeFile(path.join(projectDir, 'content/photos', file), picture);
  }
}
