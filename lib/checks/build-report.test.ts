import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
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
  await edit({ 'pole.png': 'pole.jpg' }, 'content/photos.ts');
  const people = ['gone.jpg', 'jo.jpg'].map((photo) => ({ name: photo, photo, text: 'I am Jo.' }));
  await edit({
    'siteAddress:': `logo: "logo.png", people: ${JSON.stringify(people)},\n  siteAddress:`,
  });
  const face = sharp({ create: { width: 240, height: 300, channels: 3, background: 'red' } });
  await face.toFile(path.join(owner, 'content/photos/jo.jpg'));
  const mistakes = lines((await buildReport('preview')).problems);
  expect(mistakes.join('\n')).toMatchInlineSnapshot(`
    "- content/business.ts: people, row 1 (gone.jpg): photo isn't in content/photos: put the picture there, correct its name here, or remove its entry
    - content/business.ts: logo isn't in content/photos: put the picture there, correct its name here, or remove its entry
    - content/photos.ts: row 3 (pole.jpg): file isn't in content/photos, but pole.png is: write pole.png here, or rename the picture to pole.jpg
    - content/services.ts: row 2 (water-fed-pole-window-cleaning): photo is "pole.png", which isn't a picture in content/photos.ts: write "house.jpg", "windows-by-hand.jpg", "pole.jpg", "conservatory.webp", "gutter.jpg" or "restoration.jpg", or add a row for it there"
  `);
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

it.each(['content/photos/gutter.jpg', 'content/prices.ts', 'content'])(
  'nothing in content may be a symbolic link: %s',
  async (name) => {
    await rm(path.join(owner, name), { recursive: true });
    await symlink(path.resolve('lib'), path.join(owner, name));
    expect(lines((await buildReport('preview')).problems)).toContain(
      `- ${name}: this is a symbolic link, which the build doesn't follow: replace it with what it points to`,
    );
    await rm(path.join(owner, name));
  },
);
