import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { weightReport } from './weight-report';

const out = temporaryFolder();

beforeEach(async () => {
  await mkdir(path.join(out, 'photos'), { recursive: true });
  await writeFile(path.join(out, 'index.html'), '<p>Short.</p>');
  await rm(path.join(out, 'faq.html'), { force: true });
});

/** A page with pictures of that many bytes each at phone width, and larger ones for others. */
async function writePage(page: string, sizes: number[], text = '') {
  const pictures = sizes.map(async (size, index) => {
    const name = `/photos/${index}-860.avif`;
    await writeFile(path.join(out, name), Buffer.alloc(size));
    return `<picture><source type="image/avif" srcset="/photos/${index}-480.avif 480w, ${name} 860w, /photos/${index}-1600.avif 1600w"></picture>`;
  });
  await writeFile(path.join(out, page), text + (await Promise.all(pictures)).join(''));
}

it('a light page is not mentioned', async () => {
  await writePage('services.html', [60_000, 60_000]);
  expect(await weightReport(out)).toBeUndefined();
});

it('a page too heavy for one round trip is pointed out', async () => {
  await writePage('faq.html', [], randomBytes(13_000).toString('hex'));
  await writePage('index.html', [], randomBytes(9_000).toString('hex'));
  expect(await weightReport(out)).toMatch(
    /^\nSuggestions for quicker pages:\n- \/faq is \d+ kB, and a phone gets the first 12 kB at once: .*$/,
  );
});

it('a page whose pictures are too heavy is pointed out', async () => {
  await writePage('services.html', [200_000, 199_000]);
  expect(await weightReport(out)).toBeUndefined();
  await writePage('services.html', [200_000, 201_000]);
  expect(await weightReport(out)).toMatch(/- \/services has 401 kB of pictures on a phone/);
});
