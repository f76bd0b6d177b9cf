import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSocialCard } from './social-card';

const card = {
  title: 'Price guide',
  businessName: 'Exterior Property Cleaning',
  phone: '07700 900123',
  photo: { file: 'house.jpg', alt: 'A house.', illustration: true },
};

it('a card is 1200 by 630 pixels and weighs less than 300 kB', async () => {
  const picture = await drawSocialCard(card);
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(picture.length).toBeLessThan(300_000);
});

it('a card says that its picture is an illustration, in its lower right corner', async () => {
  const corner = async (illustration: boolean) => {
    const picture = await drawSocialCard({ ...card, photo: { ...card.photo, illustration } });
    const region = { left: 1060, top: 598, width: 130, height: 24 };
    return Math.max(...(await sharp(picture).extract(region).greyscale().raw().toBuffer()));
  };
  expect(await corner(true)).toBeGreaterThan((await corner(false)) + 50);
});

it('a title is drawn, and a site without pictures has cards all the same', async () => {
  const plain = { ...card, photo: undefined };
  expect((await drawSocialCard(plain)).length).toBeGreaterThan(
    (await drawSocialCard({ ...plain, title: '' })).length,
  );
});
