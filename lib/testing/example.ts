import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFrom } from '../content/read-content';

const folder = path.join(import.meta.dirname, 'example-content');

/** Sources of the example's content files, by path in a project. */
export const exampleContent: Record<string, string> = Object.fromEntries(
  readdirSync(folder).map((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return [`content/${file}`, source.replaceAll('"../../content/', '"../lib/content/')];
  }),
);

/** The example. */
export const example = contentFrom(exampleContent);

export const { business, pages, photos, priceGuide, questions, reviews, services } = example;
