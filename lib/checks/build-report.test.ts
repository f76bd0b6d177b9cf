import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { printProblem, type Problem } from '../content/parser/problem';
import { sampleContent, printed, readWith } from '../testing/sample';
import { useSampleProject } from '../testing/use-project';
import { advice } from './advice';
import { buildReport } from './build-report';
import { emptyFacts } from './empty-facts';
import { releaseBlockers } from './release-blockers';

const owner = useSampleProject();
const listed = (sentences: string[]) => sentences.map((sentence) => `- ${sentence}`);
const lines = (problems: Problem[]) => listed(problems.map(printProblem));
const sample = readWith();
const blockers = listed(printed(releaseBlockers(sample)));

/** Replaces words in one of the sample's files. */
async function edit(edits: Record<string, string>, file = 'content/business.ts') {
  const source = Object.entries(edits).reduce((text, [before, after]) => {
    expect(text).toContain(before);
    return text.replaceAll(before, after);
  }, sampleContent[file]!);
  await writeFile(path.join(owner, file), source);
}

it('a preview may contain example details, and its report begins with what blocks a release', async () => {
  const { problems, before, after } = await buildReport('preview');
  expect([problems, before]).toEqual([[], '']);
  expect(after.split('\n')).toEqual([
    '',
    'This is a preview. Before you can publish the site, please fix this:',
    ...blockers,
    '',
    'Still to fill in, the most valuable first (see content/README.md):',
    ...listed(printed(emptyFacts(sample))),
    '',
    'Suggestions:',
    ...listed(printed(await advice(sample))),
  ]);
});

it('a refused release lists everything that blocks it, including mistakes in other files', async () => {
  await writeFile(path.join(owner, 'content/photos/gutter.jpg'), '');
  await edit({ 'siteAddress:': 'logo: "gone.svg",\n  siteAddress:' });
  const mistakes = lines((await buildReport('preview')).problems);
  expect(mistakes.join()).toMatch(/logo isn't in.*gutter\.jpg/);
  const { problems, before } = await buildReport('release');
  expect(problems.map(({ line }) => typeof line)).not.toContain('undefined');
  const [title, ...listed] = before.split('\n').slice(1);
  expect(title).toBe("The site can't be published until you fix this:");
  expect([...listed].sort()).toEqual([...mistakes, ...blockers].sort());
  expect(listed.map((one) => one.slice(0, 12))).toEqual(
    [...listed].map((one) => one.slice(0, 12)).sort(),
  );
  expect(listed[2]).toContain('logo');
});

it('a line break in the content starts no new line in a report, which GitHub could run as a command', async () => {
  await edit({ 'whatsApp:': '"a\\n::add-mask::a":' });
  const { before } = await buildReport('release');
  expect(before).toContain('a ::add-mask::a');
  await edit({ 'whatsApp:': '"a"\r::add-mask::a' });
  const { before: slip } = await buildReport('release');
  expect(slip).toContain('"a" ::add-mask::a');
});

it('a release with real details is built, with suggestions that begin with an expired notice', async () => {
  await edit({
    '020 7946 0123': '01947 820345',
    'example.com': 'marsh-cleaning.co.uk',
    '"example"': '"mqkvbrzw"',
    'Jo Hill': 'Ann Marsh',
    'whatsApp: true,': 'notices: [{ text: "Away.", lastDay: "2020-01-02" }],',
  });
  await writeFile(path.join(owner, 'content/photos/van.jpg'), '');
  const { problems, suggestions, before, after } = await buildReport('release');
  expect([problems, before]).toEqual([[], '']);
  expect(after).not.toContain('This is a preview');
  expect(suggestions[0]).toMatchObject({
    file: 'content/business.ts',
    line: 6,
    message: expect.stringMatching('^notices, row 1'),
  });
  const forgotten = expect.stringMatching(/^these files in content\/photos .*: van\.jpg$/);
  expect(suggestions).toContainEqual(expect.objectContaining({ message: forgotten }));
});
