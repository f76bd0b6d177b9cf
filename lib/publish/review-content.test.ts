import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { printProblem } from '../content/problem';
import { exampleContent, makeExampleProject } from '../testing/example-project';
import { reviewContent } from './review-content';

const file = 'content/business.ts';
const owners: string[] = [];
let owner: string;

beforeEach(async () => {
  owner = await makeExampleProject();
  owners.push(owner);
});

afterAll(() => Promise.all(owners.map((folder) => rm(folder, { recursive: true }))));

/** Replaces parts of the example's content/business.ts, and reviews it. */
async function edit(edits: Record<string, string>) {
  let source = exampleContent[file]!;
  for (const [before, after] of Object.entries(edits)) {
    expect(source).toContain(before);
    source = source.replace(before, after);
  }
  await writeFile(path.join(owner, file), source);
  const { problems, blockers } = await reviewContent(owner);
  return { problems: problems.map(printProblem), blockers: blockers.map(printProblem) };
}

const examples = [
  `${file}: phone 020 7946 0123 is a number for films and examples, which reaches nobody: put in your own`,
  `${file}: email hello@example.com is an example, which reaches nobody: put in your own`,
];
const formId = `${file}: formService: formId "example" is an example: put in the id that your form service gave you (content/README.md says how)`;

it('what blocks a release is reported beside mistakes', async () => {
  const { problems, blockers } = await edit({
    "siteAddress: 'https://www": "siteAddress: 'http://www",
    "{ responsible: 'Jo Hill', kept: 'for 12 months' }": '{}',
  });
  expect(problems).toHaveLength(1);
  expect(blockers).toEqual([
    ...examples,
    formId,
    `${file}: privacy: responsible is missing: say who is responsible for what visitors send`,
    `${file}: privacy: kept is missing: say how long you keep messages, e.g. 12 months`,
  ]);
});

it('a wrong value is not reported as missing too', async () => {
  const { problems, blockers } = await edit({
    "{ responsible: 'Jo Hill', kept: 'for 12 months' }": "'Jo Hill'",
    "siteAddress: 'https://www": "siteAddress: 'http://www",
  });
  expect(problems).toHaveLength(2);
  expect(blockers).toEqual([...examples, formId]);
});

it('a file that cannot be read is reported once', async () => {
  const { problems, blockers } = await edit({ "email: '": "email: “'" });
  expect(problems).toHaveLength(1);
  expect(blockers).toEqual([]);
});

it('what blocks a release has its line', async () => {
  const { blockers } = await reviewContent(owner);
  expect(blockers[0]).toMatchObject({ file, path: ['phone'], line: 6 });
});
