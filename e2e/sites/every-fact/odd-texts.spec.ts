import { pageRoutes } from '../../../lib/site/routes';
import { business } from '../../../lib/testing/example';
import { overflow } from '../../accessibility';
import { wide } from '../../site';
import { expect, test } from '../../test';

test.use({ viewport: { width: 320, height: 568 } });

for (const route of [...pageRoutes(), '/404']) {
  test(`${route} fits a small phone with odd texts`, async ({ page }) => {
    await page.goto(route);
    const text = await page.locator('body').innerText();
    expect(text).toContain(`"Bob’s" A+ < Glass & Son (£5) $1 $&`);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    // Only here, since on first screens they would take the room of prices and contact details.
    const more = page.locator('h1').or(page.getByText(business.email));
    await more.evaluateAll((all, wide) => all.map((one) => (one.textContent = wide)), wide);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await page.evaluate(overflow)).toEqual([]);
  });
}
