import { routes } from '../../lib/site/routes';
import { frequency } from '../../lib/prices/parameters';
import { everyText } from '../../lib/testing/enquiry';
import { chromiumPath, launchOptions } from '../chromium';
import { expect, test } from './contact-form-page';

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: chromiumPath(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  }),
);

test('two steps back from another estimate, the page has the words typed since, and its own estimate in the message and links', async ({
  page,
  contact,
}) => {
  const open = async (home: string) => {
    await contact.openWithScript(`?home=${home}&${frequency}=fourWeeks`);
  };
  await open('3-bed-detached');
  const lines = await contact.field('message').inputValue();
  await page.goto(routes.prices);
  await open('3-bed-semi-detached');
  await contact.fill({ name: 'Ann' });
  await page.evaluate(() => history.go(-2));
  await expect(page.locator('[data-persisted=true]')).toHaveCount(1);
  await contact.expectTyped({ ...everyText(''), name: 'Ann', message: lines });
  const link = page.getByRole('link', { name: 'WhatsApp us send a photo too' });
  const href = `https://wa.me/442079460123?text=${encodeURIComponent(lines)}`;
  await expect(link).toHaveAttribute('href', href);
  await expect(page.locator('[data-estimate-summary] summary')).toHaveCount(1);
});

test('a message that was being sent is unconfirmed when the cache restores its page', async ({
  page,
  contact,
  service,
}) => {
  service.use('hang');
  await contact.openWithScript();
  await contact.send();
  await expect.poll(() => service.requests).toHaveLength(1);
  await page.goto(routes.prices);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('[data-persisted=true]')).toHaveCount(1);
  await expect(contact.alert).toContainText('This page got no confirmation');
  await contact.expectNothingLost();
  expect(service.requests).toHaveLength(1);
});
