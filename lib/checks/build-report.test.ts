import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { printProblem, type Problem } from '../content/parser/problem';
import { sampleContent, printed, readWith } from '../testing/sample';
import { useSampleProject } from '../testing/use-project';
import { buildReport } from './build-report';
import { releaseBlockers } from './release-blockers';

const owner = useSampleProject();
const lines = (problems: Problem[]) => problems.map((problem) => `- ${printProblem(problem)}`);
const blockers = printed(releaseBlockers(readWith())).map((sentence) => `- ${sentence}`);

/** Replaces words in one of the sample's files. */
async function edit(edits: Record<string, string>, file = 'content/business.ts') {
  const source = Object.entries(edits).reduce(
    (text, [before, after]) => text.replaceAll(before, after),
    sampleContent[file]!,
  );
  await writeFile(path.join(owner, file), source);
}

it('a preview may contain example details, and a file that came with the site; a release may not', async () => {
  const comment = '// Came with the site: make what follows yours, then delete this line.\r\n';
  await edit({ import: `${comment}import` }, 'content/prices.ts');
  const { problems, before, after } = await buildReport('preview');
  expect([problems, before]).toEqual([[], '']);
  expect(after.split('\n')).toEqual([
    '',
    'This is a preview. Before you can publish the site, please fix this:',
    '- content/prices.ts, line 1: what follows came with the site: make it yours, then delete this line',
    ...blockers,
  ]);
  expect((await buildReport('release')).problems).toHaveLength(blockers.length + 1);
});

it('a refused release lists everything that blocks it, including mistakes, in the order of the files', async () => {
  await writeFile(path.join(owner, 'content/photos/house.jpg'), '');
  await edit({ 'siteAddress:': 'logo: "gone.svg",\n  siteAddress:' });
  const mistakes = lines((await buildReport('preview')).problems);
  expect(mistakes.join()).toMatch(/logo isn't in.*house\.jpg/);
  const { problems, before } = await buildReport('release');
  const [title, ...listed] = before.split('\n').slice(1);
  expect(title).toBe("The site can't be published until you fix this:");
  expect(listed.toSorted()).toEqual([...mistakes, ...blockers].sort());
  const places = problems.map(({ file, line }) => `${file} ${String(line).padStart(3)}`);
  expect(places).toEqual(places.toSorted());
});

it('a line break in the content starts no new line in a report, which GitHub could run as a command', async () => {
  await edit({ 'whatsApp:': '"a\\n::add-mask::a":' });
  const { before } = await buildReport('release');
  expect(before).toContain('a ::add-mask::a');
  await edit({ 'whatsApp:': '"a"\r::add-mask::a' });
  const { before: slip } = await buildReport('release');
  expect(slip).toContain('"a" ::add-mask::a');
});

it('a release with real details is built, with warnings of an expired notice and an odd amount', async () => {
  await edit({ 'fourWeeks: 11,': 'fourWeeks: 170,' }, 'content/prices.ts');
  await edit({
    '020 7946 0123': '01947 820345',
    'example.com': 'marsh-cleaning.co.uk',
    '"example"': '"mqkvbrzw"',
    'Jo Hill': 'Ann Marsh',
    'whatsApp: true,': 'notices: [{ text: "Away.", lastDay: "2020-01-02" }],',
  });
  const { problems, warnings, before, after } = await buildReport('release');
  expect([problems, before]).toEqual([[], '']);
  expect(after.split('\n')).toEqual(['', 'Look at this, too:', ...lines(warnings)]);
  expect(warnings).toMatchObject([
    { file: 'content/business.ts', line: 6, message: expect.stringMatching('^notices, row 1') },
    { file: 'content/prices.ts', line: 17, message: expect.stringMatching('fourWeeks is £170') },
  ]);
});
