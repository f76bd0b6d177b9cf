import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { printProblem } from '../content/problem';
import { checkPhoto } from './check-photo';

let owner: string;

beforeAll(async () => {
  owner = await mkdtemp(path.join(os.tmpdir(), 'photo-check-'));
  vi.spyOn(process, 'cwd').mockReturnValue(owner);
  await mkdir(path.join(owner, 'content/photos'), { recursive: true });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await rm(owner, { recursive: true });
});

async function put(file: string, bytes: Buffer | string) {
  await writeFile(path.join(owner, 'content/photos', file), bytes);
  return check(file);
}

async function check(file: string) {
  const problem = await checkPhoto(file);
  return problem && printProblem(problem);
}

function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

it.each(['jpeg', 'png', 'webp'] as const)('a sound %s of 800 pixels is accepted', async (kind) => {
  expect(await put(`sound.${kind}`, await noise(800, 600).toFormat(kind).toBuffer())).toBe(
    undefined,
  );
});

it('a picture that is not there is named with what to do', async () => {
  expect(await check('gone.jpg')).toBe(
    'content/photos/gone.jpg: the picture is not there: put it in content/photos or correct the name in content/photos.ts',
  );
});

it('a text file with the name of a picture is found out', async () => {
  expect(await put('letter.jpg', 'Dear customer')).toBe(
    'content/photos/letter.jpg: the picture cannot be read: it is damaged or not a picture; save it again as JPEG, PNG or WebP',
  );
});

it('a picture of a kind that browsers or printers may not know is refused', async () => {
  expect(await put('scan.jpg', await noise(900, 600).tiff().toBuffer())).toBe(
    'content/photos/scan.jpg: the picture is TIFF inside, whatever its name: save it as JPEG, PNG or WebP',
  );
});

it('a picture of 799 pixels is too small', async () => {
  expect(await put('small.jpg', await noise(799, 600).jpeg().toBuffer())).toBe(
    'content/photos/small.jpg: the picture is 799 × 600 pixels: it must be at least 800 pixels wide',
  );
});

it('the width is that of the picture held upright', async () => {
  const sideways = await noise(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await put('sideways.jpg', sideways)).toBe(
    'content/photos/sideways.jpg: the picture is 600 × 900 pixels: it must be at least 800 pixels wide',
  );
});

it.each([
  ['jpeg', 'is damaged or cut short: copy it again from where it came'],
  ['png', 'is damaged or cut short: copy it again from where it came'],
  ['webp', 'cannot be read: it is damaged or not a picture; save it again as JPEG, PNG or WebP'],
] as const)('a %s that was cut short is found', async (kind, sentence) => {
  const whole = await noise(900, 600).toFormat(kind).toBuffer();
  const cut = whole.subarray(0, Math.floor(whole.length * 0.97));
  expect(await put(`cut.${kind}`, cut)).toBe(`content/photos/cut.${kind}: the picture ${sentence}`);
});
