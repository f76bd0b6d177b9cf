import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useProject } from '../testing/use-project';
import { checkLogo } from './check-logo';

const owner = useProject();

async function put(file: string, bytes: Buffer | string) {
  await writeFile(path.join(owner, 'content/photos', file), bytes);
  return checkLogo(file);
}

function png(width: number, height: number, background = '#0a3c5a80') {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

function svg(content: string, viewBox = '0 0 100 100') {
  return `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${content}</svg>`;
}

const shape = '<path d="M9 0h9v9z"/>';

it.each([
  ['a gradient', '<linearGradient id="g"/><path fill="url(#g)" d="M0 0h9v9z"/>'],
  ['a part used twice', '<path id="p" d="M0 0h9v9z"/><use xlink:href="#p" x="9"/>'],
  ['a style', '<style>.a { fill: url("#g") }</style><path class="a" d="M0 0h9v9z"/>'],
  ['“text” in an id', '<g id="texture"/><title>Our logo</title>'],
  ['a link', '<a xlink:href="https://example.com"><path d="M0 0h9v9z"/></a>'],
])('a drawing with %s is accepted', async (_, content) => {
  expect(await put('logo.svg', svg(content + shape))).toBe(undefined);
});

it('a PNG that is just large enough and square enough is accepted', async () => {
  expect(await put('logo.png', await png(288, 192))).toBe(undefined);
});

const remedy = 'save a square part of it as a plain SVG, or as a PNG of at least 192 × 192 pixels';
const letters = 'text in a font that other computers may not have';
const elsewhere = 'a picture or a font from another file';
const invisible = "can't be seen on white, so it needs a colour";

it.each([
  '<use xlink:href="https://example.com/a.svg#b"/>',
  '<style>@import "https://example.com/a.css";</style>',
  '<path fill="url(https://example.com/a.svg#g)" d="M0 0h9v9z"/>',
  '<a xlink:href="https://example.com"><image href="house.png"/></a>',
])('a drawing with %s is refused', async (content) => {
  expect(await put('logo.svg', svg(content + shape))).toBe(`contains ${elsewhere}: ${remedy}`);
});

it.each([
  [
    'small.png',
    () => png(192, 191),
    `is 192 × 191 pixels, too small for the icons made from it: ${remedy}`,
  ],
  [
    'wide.png',
    () => png(1537, 1024),
    `is 1537 × 1024, which doesn't fit the square beside your name: ${remedy}`,
  ],
  ['clear.png', () => png(192, 192, '#0a3c5a00'), `${invisible}: ${remedy}`],
  ['white.svg', () => svg('<path fill="#fff" d="M0 0h9v9z"/>'), `${invisible}: ${remedy}`],
  [
    'everything.svg',
    () => svg('<text>Hill</text><image href="house.png"/>', '0 0 300 100'),
    `contains ${letters}; contains ${elsewhere}; is 300 × 100, which doesn't fit the square beside your name; ${invisible}: ${remedy}`,
  ],
  [
    'cut.png',
    async () => (await png(600, 600)).subarray(0, 600),
    "can't be read: it's damaged or not a picture. Save it again as a PNG",
  ],
])('%s is refused, with all reasons at once', async (file, draw, sentence) => {
  expect(await put(file, await draw())).toBe(sentence);
});
