import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleContent } from '../testing/example';
import { useExampleProject } from '../testing/use-project';
import { buildReport } from './build-report';

const owner = useExampleProject();

/**
 * Edits a file of the example as its owner would, and returns each problem below the line that it is on. Tests beside
 * the schemas have the other refusals; here are those that depend on what a whole file, or another file, says.
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

const business = 'content/business.ts';
const photos = 'content/photos.ts';
const prices = 'content/prices.ts';
const questions = 'content/questions.ts';
const services = 'content/services.ts';

test('a comma is missing', async () => {
  expect(await edit(business, ['Daughter",', 'Daughter"'])).toMatchInlineSnapshot(`
    "content/business.ts: phone: "020 7946 0123",
      cannot be read where “phone: "020 7946 0123",” follows “name: "Hill & Daughter"”: usually a quote, comma or bracket is missing or there is one too many; text, times and amounts with signs stand in quotes, and quotation marks inside a text are “these”"
  `);
});

test('a quote is missing', async () => {
  expect(await edit(business, ['Daughter",', 'Daughter,'])).toMatchInlineSnapshot(`
    "content/business.ts: name: "Hill & Daughter,
      “name: "Hill & Daughter,” has a text without a quote at its end: put a " there; a text stays on one line, with quotation marks inside it as “these”"
  `);
});

test('amounts and texts have signs outside their quotes', async () => {
  expect(
    await edit(
      prices,
      ['fourWeeks: 15', 'fourWeeks: £15'],
      ['fourWeeks: 16', 'fourWeeks: “16”'],
      ['"Conservatory roof"', '"Roof “of glass”"'],
    ),
  ).toMatchInlineSnapshot(`
    "content/prices.ts: { home: "4 Bed", fourWeeks: £15, eightWeeks: 21, extension: 2, conservatory: 5, size: "3/4 Bed Detached" },
      “{ home: "4 Bed", fourWeeks: £15, eightWeeks: 21, extension: 2, conservatory: 5, size: "3/4 Bed Detached" },” has £ outside a pair of straight quotes: text, and amounts with signs, stand in straight quotes, like "£15"
    content/prices.ts: { home: "5 Bed", fourWeeks: “16”, eightWeeks: 22, extension: 2, conservatory: 5, size: "5 Bed" },
      “{ home: "5 Bed", fourWeeks: “16”, eightWeeks: 22, extension: 2, conservatory: 5, size: "5 Bed" },” has “ and ” outside a pair of straight quotes: text, and amounts with signs, stand in straight quotes, like "£15""
  `);
});

test('a merge left its markers', async () => {
  const both = '<<<<<<< HEAD\n  whatsApp: true,\n=======\n  whatsApp: false,\n>>>>>>> main\n';
  expect(await edit(business, ['  whatsApp: true,\n', both])).toMatchInlineSnapshot(`
    "content/business.ts: <<<<<<< HEAD
      cannot be read where “<<<<<<< HEAD” follows “phone: "020 7946 0123",”: usually a quote, comma or bracket is missing or there is one too many; text, times and amounts with signs stand in quotes, and quotation marks inside a text are “these”"
  `);
});

test('a row begins before the one above it ends', async () => {
  const joined = 'price: "regular",\n    id: "conservatory-cleaning"';
  expect(
    await edit(services, ['price: "regular",\n  },\n  {\n    id: "conservatory-cleaning"', joined]),
  ).toMatchInlineSnapshot(`
    "content/services.ts: id: "conservatory-cleaning",
      “id” is in line 13 already, in the same brackets: keep one, or write }, { before it if the next row begins here"
  `);
});

test('the end of a file is missing', async () => {
  expect(await edit(photos, ['\n]);', ''])).toMatchInlineSnapshot(`
    "content/photos.ts: { file: "restoration.jpg", alt: "One pane dull, the next one clear.", illustration: true },
      cannot be read at or before “{ file: "restoration.jpg", alt: "One pane dull, the next one clear.", illustration: true },”: usually a quote, comma or bracket is missing or there is one too many; text, times and amounts with signs stand in quotes, and quotation marks inside a text are “these”"
  `);
});

test('a file is pasted below itself', async () => {
  const whole = exampleContent[photos]!;
  expect(await edit(photos, ['\n]);\n', `\n]);\n${whole}`])).toMatchInlineSnapshot(`
    "content/photos.ts: import { defineContent } from "../lib/content/define-content";
      “import { defineContent } from "../lib/content/define-content";” stands outside the content, so no page would show it: move it in, or remove it
    content/photos.ts: defineContent("photos", [
      “defineContent("photos", [” stands outside the content, so no page would show it: move it in, or remove it"
  `);
});

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

test('the frequencies are missing', async () => {
  const lines = /  frequencies: [^]*? {2}\],\n/.exec(exampleContent[prices]!)![0];
  expect(await edit(prices, [lines, ''])).toMatchInlineSnapshot(`
    "content/prices.ts: defineContent("priceGuide", {
      frequencies is missing: say how often you come, like [{ id: "fourWeeks", every: "4 weeks" }]"
  `);
});

test('a price deep in a table is wrong', async () => {
  expect(await edit(prices, ['houseOnly: 60', 'houseOnly: "sixty"'])).toMatchInlineSnapshot(`
    "content/prices.ts: { size: "3/4 Bed Semi", houseOnly: "sixty", extended: 80 },
      extras, row 1 (gutter-clearing), price, bySize, row 2 (3/4 Bed Semi): houseOnly must be an amount in pounds, like 15 or 15.50, or "on request", not "sixty""
  `);
});

test('a home of the example lacks its price', async () => {
  const row = '{ home: "3 Bed", fourWeeks: 12, eightWeeks: ';
  expect(await edit(prices, [`${row}18`, `${row}"POA"`])).toMatchInlineSnapshot(`
    "content/prices.ts: example: { home: "3 Bed Semi Detached", frequency: "eightWeeks", extension: true, conservatory: true },
      example has no price, since 3 Bed Semi Detached has eightWeeks: "on request": choose another home, frequency or surcharge"
  `);
});

test('a surcharge has the id of a frequency', async () => {
  expect(
    await edit(prices, [
      'surcharges: [\n',
      'surcharges: [\n    { id: "eightWeeks", name: "Loft" },\n',
    ]),
  ).toMatchInlineSnapshot(`
    "content/prices.ts: { id: "eightWeeks", name: "Loft" },
      surcharges, row 1 (eightWeeks): id is "eightWeeks", the id of a frequency: choose another"
  `);
});

test('the second paragraph of an answer has a dead link', async () => {
  expect(await edit(questions, ['(/prices)', '(/price#extras)'])).toMatchInlineSnapshot(`
    "content/questions.ts: "[Work out your price](/price#extras), or read [how we use your key](https://www.example.com/keys).",
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

test('a picture is in its list twice', async () => {
  expect(await edit(photos, ['gutter.jpg', 'restoration.jpg'])).toMatchInlineSnapshot(`
    "content/photos.ts: { file: "restoration.jpg", alt: "One pane dull, the next one clear.", illustration: true },
      row 6 (restoration.jpg): file is "restoration.jpg" in an earlier row too: each row needs its own
    content/services.ts: photo: "gutter.jpg",
      row 4 (gutter-cleaning): photo is "gutter.jpg", which is not a picture in content/photos.ts: write "house.jpg", or add a row for it there"
  `);
});

test('an extra is renamed in the prices alone', async () => {
  expect(await edit(prices, ['"conservatory-roof"', '"roof"'])).toMatchInlineSnapshot(`
    "content/services.ts: price: "conservatory-roof",
      row 3 (conservatory-cleaning): price is "conservatory-roof", which is not the id of an extra in content/prices.ts: write "roof", or an amount"
  `);
});

test('a service has the id of an extra', async () => {
  expect(await edit(services, ['id: "gutter-cleaning"', 'id: "windows-inside"']))
    .toMatchInlineSnapshot(`
    "content/services.ts: id: "windows-inside",
      row 4 (windows-inside): id is "windows-inside", the id of an extra in content/prices.ts: choose another"
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

test('the heading of a table that others name is changed', async () => {
  expect(await edit(prices, ['heading: "Semi Detached"', 'heading: "Semi-detached"']))
    .toMatchInlineSnapshot(`
    "content/prices.ts: example: { home: "3 Bed Semi Detached", frequency: "eightWeeks", extension: true, conservatory: true },
      example: home is "3 Bed Semi Detached", which is not a home in the tables: write "3 Bed Semi-detached", "2 Bed Semi-detached" or "4 Bed Semi-detached""
  `);
});
