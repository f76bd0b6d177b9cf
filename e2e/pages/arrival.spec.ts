import { pageRoutes } from '../../lib/site/routes';
import { expectStillArrival } from '../arrival';
import { test } from '../site';

for (const route of [...pageRoutes(), '/404']) {
  test(`nothing moves while ${route} arrives`, async ({ page, siteAddress }) => {
    await expectStillArrival(page, siteAddress, route);
  });
}
