import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleContent } from '../testing/example';
import { useExampleProject } from '../testing/use-project';
import { buildReport } from './build-report';

const owner = useExampleProject();

/**
 * Edits a file of the example as its owner would, and returns each problem below the line that it is on. The other
 * refusals are tested beside the parser and the schemas; here are those that depend on a whole file, or on another.
 */
async function edit(file: string, ...replacements: [before: string, after: string][]) {
  const sources = { ...exampleContent };
  for (const [before, after] of replacements) {
    expect(sources[file]).toContain(before);
    sources[file] = sources[file]!.replace(before, () => after);
  }
  await writeFile(path.join(owner, file), sources[file]!);
  const { problems } = await buildReport('preview');
  return problems
    .map((problem) => {
      const line = sources[problem.file]?.split('\n')[problem.line! - 1]?.trim();
      return `${problem.file}: ${line}\n  ${problem.message}`;
    })
    .join('\n');
}

const photos = 'content/photos.ts';
const prices = 'content/prices.ts';
const questions = 'content/questions.ts';
const services = 'content/services.ts';

test('several values of a file are wrong', async () => {
  expect(
    await edit(
      photos,
      [
        'alt: "A brush on a long pole at an upstairs window.", illustration: false',
        'alt: "", illustration: "no"',
      ],
      ['{ file: "gutter.jpg"', '{ fiel: "gutter.jpg"'],
    ),
  ).toMatchInlineSnapshot(`
    "content/photos.ts: { file: "pole.png", alt: "", illustration: "no" },
      row 3 (pole.png): alt is empty: it must be text of 1 to 200 characters
    content/photos.ts: { fiel: "gutter.jpg", alt: "Leaves in a black gutter.", illustration: false },
      row 5 (gutter.jpg): file is missing: it must be the name of a picture in content/photos, like kitchen-window.jpg
    content/photos.ts: { fiel: "gutter.jpg", alt: "Leaves in a black gutter.", illustration: false },
      row 5 (gutter.jpg): fiel is not known here: remove it, or correct it as content/README.md says"
  `);
});

test('a field is missing', async () => {
  expect(await edit(services, ['    photo: "gutter.jpg",\n', ''])).toMatchInlineSnapshot(`
    "content/services.ts: {
      row 4 (gutter-cleaning): photo is missing: a block on the services page has both a description and a photo, and a service without a block has neither"
  `);
});

test('a price deep in a table is wrong', async () => {
  expect(await edit(prices, ['houseOnly: 60', 'houseOnly: "sixty"'])).toMatchInlineSnapshot(`
    "content/prices.ts: { size: "3/4 Bed Semi", houseOnly: "sixty", extended: 80 },
      extras, row 1 (gutter-clearing), price, bySize, row 2 (3/4 Bed Semi): houseOnly must be an amount in pounds, like 15 or 15.50, or "on request", not "sixty""
  `);
});

test('the second paragraph of an answer has a dead link', async () => {
  expect(await edit(questions, ['(/prices)', '(/price#extras)'])).toMatchInlineSnapshot(`
    "content/questions.ts: "[Work out your price](/price#extras), or read [how we use your key](https://www.example.org/keys).",
      row 2 (Do you clean windows inside?), answer, row 2: links to "/price#extras", which is not a page of this site: write one of /, /about, /contact, /services, /faq, /prices"
  `);
});

test('a picture is renamed in its list alone', async () => {
  expect(await edit(photos, ['pole.png', 'pole.jpg'])).toMatchInlineSnapshot(`
    "content/photos.ts: { file: "pole.jpg", alt: "A brush on a long pole at an upstairs window.", illustration: false },
      row 3 (pole.jpg): file is not in content/photos, but pole.png is: write pole.png here, or rename the picture to pole.jpg
    content/services.ts: photo: "pole.png",
      row 2 (water-fed-pole-window-cleaning): photo is "pole.png", which is not a picture in content/photos.ts: write "pole.jpg", or add a row for it there"
  `);
});

test('two tables have homes of the same name', async () => {
  expect(await edit(prices, ['heading: "Detached"', 'heading: "Semi Detached"']))
    .toMatchInlineSnapshot(`
    "content/prices.ts: { home: "3 Bed", fourWeeks: 14, eightWeeks: 20, extension: 2, conservatory: 5, size: "3/4 Bed Detached" },
      homes, row 2 (Semi Detached), rows, row 1 (3 Bed): home gives 3 Bed Semi Detached, as an earlier row does: change one of the names, or remove a row
    content/prices.ts: { home: "4 Bed", fourWeeks: 15, eightWeeks: 21, extension: 2, conservatory: 5, size: "3/4 Bed Detached" },
      homes, row 2 (Semi Detached), rows, row 2 (4 Bed): home gives 4 Bed Semi Detached, as an earlier row does: change one of the names, or remove a row"
  `);
});
