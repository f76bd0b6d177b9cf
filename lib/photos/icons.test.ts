import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { accentColour } from '../content/accent-colour';
import { useProject } from '../testing/use-project';
import { drawIcon, iconFiles, icons, readIcon, type IconName } from './icons';
import { logoPath, stripePath, type Looks } from './logo';

const owner = useProject();

beforeAll(async () => {
  const green = { r: 0, g: 90, b: 0, alpha: 1 };
  const logo = sharp({ create: { width: 600, height: 512, channels: 4, background: green } });
  await writeFile(path.join(owner, 'content/photos/own.png'), await logo.png().toBuffer());
  await copyFile('public/wipe.svg', path.join(owner, 'content/photos/own.svg'));
});

describe.each<[string, Looks]>([
  ['the logo that comes with the site', {}],
  ['a PNG', { logo: 'own.png' }],
  ['a drawing', { logo: 'own.svg' }],
  ['a colour', { accentColour: accentColour.parse('#003366') }],
])('with %s', (_, looks) => {
  it.each(Object.entries(icons))('%s is a square PNG of the listed size', async (name, size) => {
    const { format, width, height } = await sharp(
      await drawIcon(name as IconName, looks),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
  });

  it('only the icon of iPhones is opaque', async () => {
    const isOpaque = async (name: IconName) =>
      (await sharp(await drawIcon(name, looks)).stats()).isOpaque;
    expect(await isOpaque('apple-touch-icon.png')).toBe(true);
    expect(await isOpaque('icon-32.png')).toBe(false);
  });

  it('what the header shows is there', async () => {
    const files = iconFiles(looks);
    for (const shown of [logoPath(looks), stripePath(looks)]) {
      if (!shown.startsWith('/icons/')) continue;
      expect(files).toContain(path.basename(shown));
      const drawn = await sharp(await readIcon(path.basename(shown), looks)).metadata();
      expect(drawn.format).toBe(path.extname(shown).slice(1));
    }
  });
});

it('icons show the logo of the owner', async () => {
  const middle = { left: 90, top: 90, width: 1, height: 1 };
  const icon = await drawIcon('apple-touch-icon.png', { logo: 'own.png' });
  const [red, green, blue] = await sharp(icon).extract(middle).removeAlpha().raw().toBuffer();
  expect([red, green, blue]).toEqual([0, 90, 0]);
});

it("the site's own drawings take the owner's colour", async () => {
  const looks = { accentColour: accentColour.parse('#003366') };
  for (const name of ['logo.svg', 'wipe.svg']) {
    const drawing = (await readIcon(name, looks)).toString();
    expect(drawing).toContain('#003366');
    expect(drawing).not.toContain('#f2a02b');
  }
});
