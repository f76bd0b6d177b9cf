import { inflateSync } from 'node:zlib';
import { pageRoutes, routes } from '../../lib/site/routes';
import { everything } from '../estimator/choices';
import { expect, test } from './test';

// The longest pages print in Chromium, too: e2e/sites/fullest/print.spec.ts.
test('every page prints on one sheet or two', async ({ visitor }) => {
  for (const route of [...pageRoutes(), `${routes.prices}?${everything}`]) {
    await visitor.open(route);
    expect(sheetsIn(await visitor.print()), route).toBeLessThanOrEqual(2);
  }
});

/** The number of sheets in a PDF of Firefox, which compresses the objects that list them. */
function sheetsIn(pdf: Uint8Array): number {
  const streams = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/ObjStm[^]*?stream\n([^]*?)\nendstream/g);
  const objects = [...streams].map(([, stream]) => inflateSync(Buffer.from(stream!, 'latin1')));
  return objects.join().match(/\/Type \/Page\b/g)!.length;
}
