import { arrivals, expectStillArrival } from '../arrival';
import { test } from '../site';

for (const address of arrivals) {
  test(`nothing moves while ${address} arrives`, async ({ page, siteAddress }) => {
    await expectStillArrival(page, siteAddress, address);
  });
}
