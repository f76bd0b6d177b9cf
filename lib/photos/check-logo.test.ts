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

function png(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0a3c5a' } })
    .png()
    .toBuffer();
}

function svg(content: string) {
  return `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${content}</svg>`;
}

it('a drawing with its own parts, styles and links, and “text” in an id, is accepted', async () => {
  const content = `<title>Our logo</title><linearGradient id="g"/>
    <style>.a { fill: url("#g") }</style>
    <path id="p" class="a" fill="url(#g)" d="M0 0h9v9z"/><use xlink:href="#p" x="9"/>
    <g id="texture"/><a xlink:href="https://example.com"><path d="M9 0h9v9z"/></a>`;
  expect(await put('logo.svg', svg(content))).toBe(undefined);
});

it('a PNG that is just large enough is accepted', async () => {
  expect(await put('logo.png', await png(600, 192))).toBe(undefined);
});

const remedy = 'save it as a plain SVG, or as a PNG of at least 192 × 192 pixels';
const elsewhere = 'a picture or a font from another file';

it.each([
  '<use xlink:href="https://example.com/a.svg#b"/>',
  '<style>@import "https://example.com/a.css";</style>',
  '<path fill="url(https://example.com/a.svg#g)" d="M0 0h9v9z"/>',
  '<a xlink:href="https://example.com"><image href="house.png"/></a>',
])('a drawing with %s is refused', async (content) => {
  expect(await put('logo.svg', svg(content))).toBe(`contains ${elsewhere}: ${remedy}`);
});

it('a file is refused with all reasons at once', async () => {
  expect(await put('small.png', await png(192, 191))).toBe(
    `is 192 × 191 pixels, too small for the icons made from it: ${remedy}`,
  );
  expect(await put('all.svg', svg('<text>Hill</text><image href="house.png"/>'))).toBe(
    `contains text in a font that other computers may not have; contains ${elsewhere}: ${remedy}`,
  );
  expect(await put('cut.png', (await png(600, 600)).subarray(0, 600))).toBe(
    "can't be read: it's damaged or not a picture. Save it again as a PNG",
  );
});
