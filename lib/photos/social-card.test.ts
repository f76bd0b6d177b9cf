import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { writeExampleContent } from '../testing/example-project';
import { useProject } from '../testing/use-project';
import { drawSocialCard } from './social-card';

const owner = useProject();

beforeAll(() => writeExampleContent(owner));

const card = {
  title: 'Price guide',
  businessName: 'Exterior Property Cleaning',
  phone: '07700 900123',
  photo: { file: 'house.jpg', alt: 'A house.', illustration: true },
};

it('a card is 1200 by 630 pixels and weighs less than 300 kB', async () => {
  const picture = await drawSocialCard(card);
  const kind = { format: 'jpeg', width: 1200, height: 630 };
  expect(await sharp(picture).metadata()).toMatchObject(kind);
  expect(picture.length).toBeLessThan(300_000);
});

it('a card labels an illustration legibly in its lower right corner', async () => {
  const corner = async (illustration: boolean) => {
    const picture = await drawSocialCard({ ...card, photo: { ...card.photo, illustration } });
    const region = { left: 1060, top: 598, width: 130, height: 24 };
    const label = await sharp(picture).extract(region).greyscale().toBuffer();
    const [grey] = (await sharp(label).stats()).channels;
    return grey!.max - grey!.min;
  };
  expect(await corner(true)).toBeGreaterThan(150);
  expect(await corner(false)).toBeLessThan(150);
});

it('a title is drawn, with or without a picture', async () => {
  const plain = { ...card, photo: undefined };
  expect((await drawSocialCard(plain)).length).toBeGreaterThan(
    (await drawSocialCard({ ...plain, title: '' })).length,
  );
});

it('an emoji is left out, since drawing it would need the internet', async () => {
  const plain = { ...card, photo: undefined, businessName: 'Sparkle' };
  const decorated = { ...plain, businessName: '🪟 Sparkle 👨‍👩‍👧' };
  expect(await drawSocialCard(decorated)).toEqual(await drawSocialCard(plain));
});
