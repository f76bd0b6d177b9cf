import { expect, test } from 'vitest';
import { inlineScript } from './inline-script';

test('the starter of an island fits its 600 bytes', async () => {
  const files = ['contact-form-ABCDEFGH.js', 'shared-ABCDEFGH.js'];
  const script = await inlineScript('island-starter.ts', { islands: [['contact-form', files]] });
  expect(script).toContain('"contact-form-ABCDEFGH.js","shared-ABCDEFGH.js"');
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(600);
});

test('the starter of the metrics waits for the page', async () => {
  const script = await inlineScript('metrics-starter.ts', { metricsFiles: ['web-vitals-A.js'] });
  expect(script).toContain('addEventListener("load"');
  expect(script).toContain('web-vitals-A.js');
});
