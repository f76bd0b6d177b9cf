import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { accentColour } from '../content/accent-colour';
import { useProject } from '../testing/use-project';
import { accent, iconFiles, iconSizes, logoPath, readIcon, type Branding } from './logo';

const owner = useProject();
const blue = { accentColour: accentColour.parse('#003366') };

beforeAll(async () => {
  const logo = sharp({ create: { width: 600, height: 512, channels: 4, background: '#005a00' } });
  await writeFile(path.join(owner, 'content/photos/own.png'), await logo.png().toBuffer());
  await copyFile('lib/photos/wipe.svg', path.join(owner, 'content/photos/own.svg'));
});

it.each<[string, Branding]>([
  ['the logo that comes with the site', {}],
  ['a PNG', { logo: 'own.png' }],
  ['a drawing', { logo: 'own.svg' }],
])('with %s, every file in /icons is what its name says', async (_, branding) => {
  const files = iconFiles(branding);
  expect(files).toContain(path.basename(logoPath(branding)));
  for (const file of files) {
    const icon = sharp(await readIcon(file, branding));
    const { format, width, height } = await icon.metadata();
    expect(format).toBe(path.extname(file).slice(1));
    if (format === 'svg') continue;
    const size = iconSizes[file as keyof typeof iconSizes];
    expect([width, height]).toEqual([size, size]);
    // Only iPhones use this icon, and they cannot show transparency.
    expect((await icon.stats()).isOpaque).toBe(file === 'apple-touch-icon.png');
  }
});

it('icons show the logo of the owner', async () => {
  const middle = { left: 90, top: 90, width: 1, height: 1 };
  const icon = sharp(await readIcon('apple-touch-icon.png', { logo: 'own.png' }));
  expect([...(await icon.extract(middle).removeAlpha().raw().toBuffer())]).toEqual([0, 90, 0]);
});

it.each(['logo.svg', 'wipe.svg'])("the site's own %s takes the owner's colour", async (name) => {
  const drawing = String(await readIcon(name, blue));
  expect([drawing.includes('#003366'), drawing.includes(accent)]).toEqual([true, false]);
});
