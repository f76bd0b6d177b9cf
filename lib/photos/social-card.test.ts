import sharp, { type Region } from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { business } from '../testing/sample';
import { writeSampleContent } from '../testing/sample-project';
import { useProject } from '../testing/use-project';
import { drawSocialCard } from './social-card';

const owner = useProject();

beforeAll(() => writeSampleContent(owner));

const photo = { file: 'house.jpg', alt: 'A house.', illustration: true };
const draw = (name = business.name, illustration = true) =>
  drawSocialCard({ business: { ...business, name }, photo: { ...photo, illustration } });

it('a card of less than 300 kB shows the name, and that a picture is an illustration, legibly', async () => {
  const card = await draw();
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(card.length).toBeLessThan(300_000);
  const contrast = async (picture: Buffer, region: Region) => {
    const part = await sharp(picture).extract(region).greyscale().toBuffer();
    const [grey] = (await sharp(part).stats()).channels;
    return grey!.max - grey!.min;
  };
  const name = { left: 56, top: 180, width: 360, height: 110 };
  const caption = { left: 1060, top: 598, width: 130, height: 24 };
  for (const region of [name, caption]) {
    expect(await contrast(card, region)).toBeGreaterThan(150);
    expect(await contrast(await draw('', false), region)).toBeLessThan(150);
  }
});

it('a card leaves out characters that its font lacks, and fetches nothing from the internet', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no internet'));
  expect(await draw('🪟 Sparkle ✓ 👨‍👩‍👧Ελλάδα')).toEqual(await draw('Sparkle'));
  const nameless = await draw('');
  for (const letter of 'ŴŵŶŷŸ') expect(await draw(letter)).not.toEqual(nameless);
  await draw(String.fromCodePoint(...Array(0x3000).keys()));
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
