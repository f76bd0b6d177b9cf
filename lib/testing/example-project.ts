import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { drawExamplePictures, examplePictureSizes, plainPicture } from './example-pictures';

const exampleDir = path.join(import.meta.dirname, 'example-content');

/** The example's files as they stand in a project's `content` folder, by path. */
export const exampleContent: Record<string, string> = Object.fromEntries(
  readdirSync(exampleDir)
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(exampleDir, file), 'utf8');
      return [`content/${file}`, source.replaceAll("'../../content/", "'../lib/content/")];
    }),
);

/** Writes the example and its pictures over the `content` folder of a project. */
export async function writeExampleContent(projectDir: string): Promise<void> {
  await writeContent(projectDir, await drawExamplePictures());
}

/** A new folder with the example in it that can be checked as the project is; its pictures are plain. */
export async function makeExampleProject(): Promise<string> {
  const projectDir = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  for (const folder of ['lib', 'public']) {
    await symlink(path.resolve(folder), path.join(projectDir, folder), 'junction');
  }
  await restoreExampleProject(projectDir);
  return projectDir;
}

/** Undoes what a test changed in the folder. */
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
