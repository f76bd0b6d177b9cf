import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import { checkLogo } from './check-logo';

const owner = useProject();

async function put(file: string, bytes: Buffer | string) {
  await writeFile(path.join(owner, 'content/photos', file), bytes);
  return checkLogo(file, owner);
}

function png(width: number, height: number) {
  const background = { r: 10, g: 60, b: 90, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

function svg(content: string, viewBox = '0 0 100 100') {
  return `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${content}</svg>`;
}

it.each([
  ['a circle', '<circle cx="50" cy="50" r="40" fill="#084c5e"/>'],
  ['a gradient', '<linearGradient id="g"/><path fill="url(#g)" d="M0 0h9v9z"/>'],
  ['a part used twice', '<path id="p" d="M0 0h9v9z"/><use xlink:href="#p" x="9"/>'],
  ['a style', '<style>.a { fill: url("#g") }</style><path class="a" d="M0 0h9v9z"/>'],
  ['what drawing programs call textures', '<g id="texture"/><title>Our logo</title>'],
])('a drawing with %s is accepted', async (_, content) => {
  expect(await put('logo.svg', svg(content))).toBe(undefined);
});

it('a PNG of 192 pixels is accepted', async () => {
  expect(await put('logo.png', await png(260, 192))).toBe(undefined);
});

const script = 'has a script in it: save it as a plain SVG, or as a PNG';
const reference =
  'has a reference to another file in it: put everything into the drawing, or save it as a plain SVG, or as a PNG';

it.each([
  ['<script>alert(1)</script>', script],
  ['<path onclick="alert(1)" d="M0 0h9v9z"/>', script],
  ['<a xlink:href="javascript:alert(1)"/>', script],
  [
    '<foreignObject><p/></foreignObject>',
    'has a web page in it: save it as a plain SVG, or as a PNG',
  ],
  [
    '<text x="9" y="9">Hill</text>',
    'has letters that need a font in it: convert its text to outlines',
  ],
  ['<image href="house.png"/>', reference],
  ['<use xlink:href="https://example.com/a.svg#b"/>', reference],
  ['<style>@import "https://example.com/a.css";</style>', reference],
  ['<path fill="url(https://example.com/a.svg#g)" d="M0 0h9v9z"/>', reference],
])('a drawing with %s is refused', async (content, sentence) => {
  expect(await put('logo.svg', svg(content))).toBe(sentence);
});

it('a drawing with abbreviations is refused, since they hide what is in it', async () => {
  const drawing = svg('<path d="M0 0h9v9z"/>').replace('?>', '?><!DOCTYPE svg [<!ENTITY a "b">]>');
  expect(await put('logo.svg', drawing)).toBe(
    'has abbreviations (<!ENTITY>) in it: save it as a plain SVG, or as a PNG',
  );
});

it.each([
  [
    'small.png',
    () => png(192, 191),
    'is 192 × 191 pixels: it must be at least 192 × 192, for the icons made from it',
  ],
  [
    'wide.png',
    () => png(1537, 1024),
    'is 1537 × 1024: it stands in a square beside your name, so it must be about as wide as it is high',
  ],
  [
    'wide.svg',
    () => svg('', '0 0 300 100'),
    'is 300 × 100: it stands in a square beside your name, so it must be about as wide as it is high',
  ],
  [
    'large.svg',
    () => svg(`<path d="${'M0 0h9v9z'.repeat(4000)}"/>`),
    'is 37 kB, which every page would load: save a simpler drawing of at most 30 kB, or a PNG',
  ],
  ['logo.svg', () => png(600, 600), 'is really a PNG file: save it as SVG'],
  ['letter.svg', () => 'Dear Jo', 'cannot be read: it is damaged or no SVG file; save it again'],
  [
    'cut.png',
    async () => (await png(600, 600)).subarray(0, 600),
    'cannot be read: it is damaged or no PNG file; save it again',
  ],
  ['empty.png', () => '', 'is empty (0 bytes): copy it again from the original'],
])('%s is refused', async (file, draw, sentence) => {
  expect(await put(file, await draw())).toBe(sentence);
});

it('a missing logo is reported with what to do', async () => {
  expect(await checkLogo('gone.svg', owner)).toBe(
    'is not in content/photos: put the picture there, correct its name here, or remove its entry',
  );
});
