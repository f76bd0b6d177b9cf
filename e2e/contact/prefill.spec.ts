import type { Page } from '@playwright/test';
import { isOnRequest } from '../../lib/prices/price-forms';
import { quoteRequest } from '../../lib/prices/quote-words';
import { askLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { services } from '../../lib/testing/example';
import { addressOf, everything, guide, isLive, quoteOf } from '../estimator/choices';
import { expect, test } from './contact-form-page';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test('what was chosen arrives with the business in words, as the visitor edited it', async ({
  page,
  contact,
  formService,
}) => {
  await page.goto(addressOf(everything));
  await isLive(page);
  await page.getByRole('button', { name: 'Ask for this clean' }).click();
  const words = quoteRequest(quoteOf(everything), guide);
  await expect(message(page)).toHaveValue(words);

  await message(page).press('Control+End');
  await message(page).pressSequentially('\nThe gate is locked.');
  await contact.send({ name: 'Ann', email: 'ann@example.com', address: '1 High Street' });
  await expect(contact.thanks).toBeVisible();
  expect((await formService.message()).fields.message).toBe(`${words}\nThe gate is locked.`);
});

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
