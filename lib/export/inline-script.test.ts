import { expect, test } from 'vitest';
import { islandScript, afterLoadScript } from './inline-script';

const targets = ['chrome111'];
const files = ['counter-ABCDEFGH.js', 'shared-ABCDEFGH.js'];

test('the script of a page with an island names its files, in at most 950 bytes', async () => {
  const script = await islandScript([{ name: 'counter', files }], targets);
  expect(script).toContain(
    '("[data-island=counter]"),["counter-ABCDEFGH.js","shared-ABCDEFGH.js"]',
  );
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(950);
});

test('a script for later waits for the page', async () => {
  const script = await afterLoadScript(['web-vitals-A.js'], targets);
  expect(script).toContain('addEventListener("load"');
  expect(script).toContain('web-vitals-A.js');
});
