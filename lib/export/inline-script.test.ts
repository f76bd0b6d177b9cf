import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islandScript, metricsScript } from './inline-script';

const files = ['counter-ABCDEFGH.js', 'shared-ABCDEFGH.js'];

test('the script of a page with an island names its files, in at most 300 bytes', async () => {
  const early = join(import.meta.dirname, 'no-such.early.ts');
  const script = await islandScript([{ name: 'counter', files, early }]);
  expect(script).toContain(
    '("[data-island=counter]"),["counter-ABCDEFGH.js","shared-ABCDEFGH.js"]',
  );
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(300);
});

test('the script of the metrics waits for the page', async () => {
  const script = await metricsScript(['web-vitals-A.js']);
  expect(script).toContain('addEventListener("load"');
  expect(script).toContain('web-vitals-A.js');
});
