import sharp from 'sharp';
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

let card: Buffer;
let nameless: Buffer;
beforeAll(async () => {
  card = await draw();
  nameless = await draw('');
});

it('a card is 1200 by 630 pixels and weighs less than 300 kB', async () => {
  const kind = { format: 'jpeg', width: 1200, height: 630 };
  expect(await sharp(card).metadata()).toMatchObject(kind);
  expect(card.length).toBeLessThan(300_000);
});

it.each([
  ['the name', { left: 56, top: 180, width: 360, height: 110 }, () => nameless],
  [
    'that a picture is an illustration',
    { left: 1060, top: 598, width: 130, height: 24 },
    () => draw(business.name, false),
  ],
])('a card shows %s legibly', async (_, region, drawWithout) => {
  const contrast = async (picture: Buffer) => {
    const part = await sharp(picture).extract(region).greyscale().toBuffer();
    const [grey] = (await sharp(part).stats()).channels;
    return grey!.max - grey!.min;
  };
  expect(await contrast(card)).toBeGreaterThan(150);
  expect(await contrast(await drawWithout())).toBeLessThan(150);
});

it('a card leaves out characters that its font lacks, and fetches nothing from the internet', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no internet'));
  expect(await draw('🪟 Sparkle ✓ 👨‍👩‍👧Ελλάδα')).toEqual(await draw('Sparkle'));
  for (const letter of 'ŴŵŶŷŸ') expect(await draw(letter)).not.toEqual(nameless);
  await draw(String.fromCodePoint(...Array(0x3000).keys()));
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
