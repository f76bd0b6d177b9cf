import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { business } from '../testing/example';
import { writeExampleContent } from '../testing/example-project';
import { useProject } from '../testing/use-project';
import { drawSocialCard } from './social-card';

const owner = useProject();

beforeAll(() => writeExampleContent(owner));

const photo = { file: 'house.jpg', alt: 'A house.', illustration: true };
const card = { business, photo };

it('a card is 1200 by 630 pixels and weighs less than 300 kB', async () => {
  const picture = await drawSocialCard(card);
  const kind = { format: 'jpeg', width: 1200, height: 630 };
  expect(await sharp(picture).metadata()).toMatchObject(kind);
  expect(picture.length).toBeLessThan(300_000);
});

it.each([
  [
    'the name',
    { left: 56, top: 180, width: 360, height: 110 },
    { business: { ...business, name: '' } },
  ],
  [
    'that a picture is an illustration',
    { left: 1060, top: 598, width: 130, height: 24 },
    { photo: { ...photo, illustration: false } },
  ],
])('a card shows %s legibly', async (_, region, without) => {
  const contrast = async (change = {}) => {
    const part = sharp(await drawSocialCard({ ...card, ...change })).extract(region);
    const [grey] = (await sharp(await part.greyscale().toBuffer()).stats()).channels;
    return grey!.max - grey!.min;
  };
  expect(await contrast()).toBeGreaterThan(150);
  expect(await contrast(without)).toBeLessThan(150);
});

it('a card leaves out characters that its font lacks, and fetches nothing from the internet', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no internet'));
  const draw = (name: string) => drawSocialCard({ ...card, business: { ...business, name } });
  expect(await draw('🪟 Sparkle ✓ 👨‍👩‍👧Ελλάδα')).toEqual(await draw('Sparkle'));
  for (const letter of 'ŴŵŶŷŸ') expect(await draw(letter)).not.toEqual(await draw(''));
  await draw(String.fromCodePoint(...Array(0x3000).keys()));
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
