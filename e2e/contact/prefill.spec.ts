import type { Page } from '@playwright/test';
import { isOnRequest } from '../../lib/prices/price-forms';
import { askLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { services } from '../../lib/testing/example';
import { guide } from '../estimator/choices';
import { expect, test } from './contact-form-page';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

const blocks = services.filter(({ description }) => description);
const priced = guide.extras.filter(({ price }) => !isOnRequest(price));

for (const { route, asked } of [
  { route: routes.prices, asked: priced.map(({ id, name }) => ({ id, name })) },
  { route: routes.services, asked: blocks.map(({ id, title }) => ({ id, name: title })) },
]) {
  test(`what can be asked about on ${route} starts the message, here and in WhatsApp`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const { id } of asked) {
      await expect(page.locator(`main a[href="${askLink({ id })}"]`)).not.toHaveCount(0);
    }
    await page.goto(askLink(asked[0]!));
    const words = `I would like to ask about ${asked[0]!.name}.`;
    await expect(message(page)).toHaveValue(words);
    const link = page.getByRole('link', { name: 'WhatsApp us with a photo' });
    const href = `https://wa.me/442079460123?text=${encodeURIComponent(words)}`;
    await expect(link).toHaveAttribute('href', href);
  });
}
