import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainPicture } from '../testing/example-pictures';
import { exampleContent, makeExampleProject } from '../testing/example-project';
import { buildReport } from './build-report';

let owner: string;

beforeEach(async () => {
  owner = await makeExampleProject();
});

afterEach(() => rm(owner, { recursive: true }));

const standsInTheWay = [
  '- content/business.ts: phone 020 7946 0123 is a number for films and examples, which reaches nobody: put in your own',
  '- content/business.ts: email hello@example.com is an example, which reaches nobody: put in your own',
  '- content/business.ts: siteAddress https://www.example.com is an example: put in the address where you publish this site',
  '- content/business.ts: formService: formId "example" is an example: put in the id that your form service gave you (content/README.md says how)',
];

it('a preview is built from example details and ends with what blocks a release', async () => {
  expect(await buildReport(owner, 'preview')).toEqual({
    problems: [],
    before: undefined,
    after: [
      '',
      'This is a preview. Before you can publish the site, please put this right:',
      ...standsInTheWay,
      '',
      'Suggestions:',
      '- content/photos.ts: these pictures are still illustrations; visitors trust photos of your own work more: house.jpg, conservatory.webp, fascia.jpg, restoration.jpg',
      '- content/prices.ts: additionalServices: no row lists these houses, so their gutters are on request; if they have a price, add them to the houses of a row: Semi Detached 2 Bed, Detached 6 Bed',
    ].join('\n'),
  });
});

it('a release is refused with everything that blocks it, mistakes in the content included', async () => {
  await writeFile(path.join(owner, 'content/photos/gutter.jpg'), await plainPicture(640));
  expect((await buildReport(owner, 'release')).before).toBe(
    [
      '',
      'The site was not built. Please put this right first:',
      '- content/photos.ts: row 5 (gutter.jpg): file is 640 × 600 pixels: it must be at least 800 pixels wide',
      ...standsInTheWay,
    ].join('\n'),
  );
});

it('a release with real details is built', async () => {
  const real = exampleContent['content/business.ts']!.replace('020 7946 0123', '01947 600123')
    .replaceAll('example.com', 'hill-cleaning.co.uk')
    .replace("'example'", "'xvgkzabc'");
  await writeFile(path.join(owner, 'content/business.ts'), real);
  const { before, after } = await buildReport(owner, 'release');
  expect(before).toBe(undefined);
  expect(after).not.toContain('This is a preview');
});

it('what blocks a release has its line in the file', async () => {
  const { problems } = await buildReport(owner, 'release');
  const lines = exampleContent['content/business.ts']!.split('\n');
  expect(problems.map(({ line = 0 }) => lines[line - 1]?.trim().split(':')[0])).toEqual([
    'phone',
    'email',
    'siteAddress',
    'formService',
  ]);
});
