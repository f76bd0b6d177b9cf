import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon, icons, type IconName } from './icons';

it.each(Object.entries(icons))('%s is a square PNG of the listed size', async (name, icon) => {
  const { format, width, height } = await sharp(await drawIcon(name as IconName)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: icon.size, height: icon.size });
});

it('icons that phones crop are opaque', async () => {
  for (const name of ['apple-touch-icon.png', 'maskable-512.png'] as const) {
    expect((await sharp(await drawIcon(name)).stats()).isOpaque).toBe(true);
  }
  expect((await sharp(await drawIcon('icon-32.png')).stats()).isOpaque).toBe(false);
});
