import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawExamplePictures } from './example-pictures';

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

/** Overwrites the content of a project with the example and the given pictures. */
export async function writeContent(
  projectDir: string,
  pictures: Record<string, Buffer>,
): Promise<void> {
  await mkdir(path.join(projectDir, 'content/photos'), { recursive: true });
  for (const [file, source] of Object.entries(exampleContent)) {
    await writeFile(path.join(projectDir, file), source);
  }
  for (const [file, picture] of Object.entries(pictures)) {
    await writeFile(path.join(projectDir, 'content/photos', file), picture);
  }
}
