import type { Page } from '@playwright/test';

import { moduleRoutes } from '../module-routes';
import { expect, test } from '../test';

const form = (page: Page) => page.locator('main form');

for (const route of moduleRoutes) {
  for (const saveData of [false, true]) {
    test(`${route} fetches once each file that its head names${saveData ? ', also for those who save data' : ''}`, async ({
      page,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: saveData });
      await page.goto(route, { waitUntil: 'networkidle' });
      await expect(form(page)).toHaveAttribute('data-live');
      const named = await page
        .locator('head link[rel=modulepreload]')
        .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('href')));
      expect(fetched.toSorted()).toEqual(named.toSorted());
    });
  }

  test(`${route} leaves the plain form if its script does not arrive`, async ({
    page,
    problems,
    formService,
  }) => {
    formService.use('preview');
    problems.expect(/^console: Failed to load resource: net::ERR_FAILED .*\/_next\//);
    await page.route('**/_next/**/*.js', (request) => request.abort());
    await page.goto(route, { waitUntil: 'networkidle' });
    for (const box of await form(page).locator('[required]').all()) {
      if ((await box.getAttribute('type')) !== 'radio') await box.fill('Ann');
    }
    const [action = ''] = (await form(page).getAttribute('action'))!.split('#');
    const submitted = page.waitForRequest((request) => request.isNavigationRequest());
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    expect((await submitted).url()).toContain(action);
  });
}
