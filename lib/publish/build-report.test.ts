import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { printProblem } from '../content/problem';
import { plainPicture } from '../testing/example-pictures';
import { exampleContent } from '../testing/example-project';
import { example } from '../testing/full-content';
import { useExampleProject } from '../testing/use-project';
import { buildReport } from './build-report';
import { emptyFacts } from './empty-facts';

const owner = useExampleProject();
const file = 'content/business.ts';

/** Replaces parts of the example's content/business.ts. */
async function edit(edits: Record<string, string>) {
  let source = exampleContent[file]!;
  for (const [before, after] of Object.entries(edits)) {
    expect(source).toContain(before);
    source = source.replaceAll(before, after);
  }
  await writeFile(path.join(owner, file), source);
}

const examples = [
  `${file}: phone 020 7946 0123 is a number for films and examples, which reaches nobody: put in your own`,
  `${file}: email hello@example.com is an example, which reaches nobody: put in your own`,
];
const siteAddress = `${file}: siteAddress https://www.example.com is an example: put in the address where you publish this site`;
const formId = `${file}: formService: formId "example" is an example: put in the id that your form service gave you (content/README.md says how)`;
const blockers = [...examples, siteAddress, formId].map((problem) => `- ${problem}`);

it('a preview may have example details, and ends with what blocks a release', async () => {
  expect(await buildReport(owner, 'preview')).toEqual({
    problems: [],
    before: undefined,
    after: [
      '',
      'This is a preview. Before you can publish the site, please put this right:',
      ...blockers,
      '',
      'Still empty, the most valuable first (content/README.md says how to fill it in):',
      ...emptyFacts(example).map((fact) => `- ${printProblem(fact)}`),
      '',
      'Suggestions:',
      '- content/photos.ts: these pictures are still illustrations; visitors trust photos of your own work more: house.jpg, conservatory.webp, fascia.jpg, restoration.jpg',
      '- content/prices.ts: additionalServices: no row lists these houses, so their gutters are on request; if they have a price, add them to the houses of a row: Semi Detached 2 Bed, Detached 6 Bed',
    ].join('\n'),
  });
});

it('a release is refused with everything that blocks it, mistakes in the content included', async () => {
  await writeFile(path.join(owner, 'content/photos/gutter.jpg'), await plainPicture(640));
  const mistake =
    '- content/photos.ts: row 5 (gutter.jpg): file is 640 × 600 pixels: it must be at least 800 pixels wide';
  const { before } = await buildReport(owner, 'release');
  expect(before?.split('\n')).toEqual([
    '',
    'The site cannot be published until you put this right:',
    mistake,
    ...blockers,
  ]);
  expect((await buildReport(owner, 'preview')).before?.split('\n')).toEqual([
    '',
    'The site cannot be built until you put this right:',
    mistake,
  ]);
});

it('a release with real details is built', async () => {
  await edit({
    '020 7946 0123': '01947 600123',
    'example.com': 'hill-cleaning.co.uk',
    "'example'": "'xvgkzabc'",
  });
  const { before, after } = await buildReport(owner, 'release');
  expect(before).toBe(undefined);
  expect(after).not.toContain('This is a preview');
});

it('what blocks a release is reported with its line', async () => {
  const { problems } = await buildReport(owner, 'release');
  const lines = exampleContent[file]!.split('\n');
  expect(problems.map(({ line = 0 }) => lines[line - 1]?.trim().split(':')[0])).toEqual([
    'phone',
    'email',
    'siteAddress',
    'formService',
  ]);
});

it.each([
  [
    'a missing detail is reported beside a mistake',
    { "{ responsible: 'Jo Hill', kept: 'for 12 months' }": '{}' },
    [
      ...examples,
      formId,
      `${file}: privacy: responsible is missing: say who is responsible for what visitors send`,
      `${file}: privacy: kept is missing: say how long you keep messages, e.g. 12 months`,
    ],
  ],
  [
    'a wrong value is not reported as missing too',
    { "{ responsible: 'Jo Hill', kept: 'for 12 months' }": "'Jo Hill'" },
    [
      `${file}: privacy must be responsible and kept in curly brackets, not "Jo Hill"`,
      ...examples,
      formId,
    ],
  ],
])('%s', async (_, change, told) => {
  await edit({ 'https://www.example': 'http://www.example', ...change });
  const { problems } = await buildReport(owner, 'release');
  expect(problems.map(printProblem)).toEqual([expect.stringContaining('siteAddress'), ...told]);
});

it('a file that cannot be read is reported once', async () => {
  await edit({ "email: '": "email: “'" });
  expect((await buildReport(owner, 'release')).problems).toHaveLength(1);
});
