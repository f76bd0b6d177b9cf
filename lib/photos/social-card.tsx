import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import type { CSSProperties } from 'react';
import sharp from 'sharp';
import type { Business } from '../content/business';
import type { Photo } from '../content/photos';
import { accent, drawLogo, type Branding } from './logo';
import { openPhoto, photoPath } from './photo-file';

type SocialCard = {
  business: Pick<Business, 'name' | 'phone'> & Branding;
  photo: Photo;
};

/** The path of the card on the site, and of its folder in `app`. */
export const cardPath = '/cards/site.jpg';

/** In pixels; the size that every social network accepts. */
export const cardSize = { width: 1200, height: 630 };

const photoLeft = 240;

const styles = {
  left: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: 480,
    height: '100%',
    // The logo is above the name.
    padding: '180px 0 56px 56px',
    color: '#0d3f49',
  },
  name: {
    // The font has only one weight; a stroke makes it bold.
    WebkitTextStroke: '1.5px #0d3f49',
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
    wordBreak: 'break-word',
  },
  phone: { fontSize: 34 },
  // Has its own background, since the picture may be as light as the sky.
  caption: {
    position: 'absolute',
    right: -704,
    bottom: 8,
    padding: '2px 8px 4px',
    fontSize: 20,
    color: '#fff',
    background: '#0d3f49',
  },
} satisfies Record<string, CSSProperties>;

/**
 * Draws the picture that messages and social networks show with links to the site, as a JPEG. It uses the font inside
 * `next/og`, so that every machine draws the same card; a letter that the font lacks is left out.
 */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  const { accentColour = { fill: accent } } = card.business;
  const pane = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <path d="M0 0h570l-70 630H0z" fill="#f7fbfc"/>
    <path d="M570 0h14l-70 630h-14z" fill="${accentColour.fill}"/>
  </svg>`;
  const photo = await openPhoto(await readFile(photoPath(card.photo.file)))
    .resize({ ...cardSize, width: cardSize.width - photoLeft })
    .toBuffer();
  return sharp({ create: { ...cardSize, channels: 3, background: '#cfe6ec' } })
    .composite([
      { input: photo, left: photoLeft, top: 0 },
      { input: Buffer.from(pane) },
      { input: await drawLogo(104, card.business), left: 56, top: 56 },
      { input: await letters(card) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function letters({ business, photo }: SocialCard): Promise<Buffer> {
  const name = textOnCard(business.name);
  const image = new ImageResponse(
    <div style={styles.left}>
      <div style={{ ...styles.name, fontSize: name.length > 24 ? 52 : 72 }}>{name}</div>
      <div style={styles.phone}>{business.phone.national}</div>
      {photo.illustration && <div style={styles.caption}>Illustration</div>}
    </div>,
    cardSize,
  );
  return Buffer.from(await image.arrayBuffer());
}

/** Characters that the font inside `next/og` lacks, as social-card.test.ts checks. */
const undrawn =
  /[^ -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0218-\u021b\u0400-\u045f\u1e80-\u1e85–—‘’“”•…′″€]/gu;

/** A text without the characters that the font lacks: `next/og` would fetch another font from the internet. */
function textOnCard(text: string): string {
  return text.normalize().replace(undrawn, '').replace(/\s+/g, ' ').trim();
}
