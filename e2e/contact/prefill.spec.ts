import { frequency } from '../../lib/prices/parameters';
import { isOnRequest } from '../../lib/prices/price-lookup';
import { askLink } from '../../lib/site/links';
import { routes } from '../../lib/site/routes';
import { business, priceGuide, services } from '../../lib/testing/sample';
import { holdScript } from '../hold-requests';
import { enquiry, expect, test } from './contact-form-page';

const blocks = services.filter(({ description }) => description);
const priced = priceGuide.extras.filter(({ price }) => !isOnRequest(price));

test('a link to ask about a service or an extra starts the message, here and in WhatsApp', async ({
  page,
  contact,
}) => {
  for (const [route, asked] of [
    [routes.services, blocks],
    [routes.prices, priced],
  ] as const) {
    await page.goto(route);
    for (const { id } of asked) {
      await expect(page.locator(`main a[href="${askLink({ id })}"]`)).not.toHaveCount(0);
    }
  }
  await page.goto(askLink(priced[0]!));
  const words = `I’d like to ask about: ${priced[0]!.name}.`;
  await expect(contact.field('message')).toHaveValue(words);
  const link = page.getByRole('link', { name: 'WhatsApp us send a photo too' });
  const href = `https://wa.me/442079460123?text=${encodeURIComponent(words)}`;
  await expect(link).toHaveAttribute('href', href);
  // The button, then the links to have one's details deleted and in the footer.
  const emails = page.getByRole('link', { name: business.email });
  await expect(emails.first()).toHaveAttribute('href', /\?subject=/);
  for (const email of [emails.nth(1), emails.nth(2)]) {
    await expect(email).toHaveAttribute('href', `mailto:${business.email}`);
  }
});

test('an estimate that waits while the visitor types is sent with the message', async ({
  page,
  contact,
  service,
}) => {
  const release = await holdScript(page);
  await contact.open(`?home=3-bed-detached&${frequency}=fourWeeks`);
  await contact.fill();
  await contact.field('message').pressSequentially(' Thanks.');
  release();
  await contact.hydrated();
  await expect(contact.field('message')).toHaveValue(`${enquiry.message} Thanks.`);
  // As voice control does: the caret stays in the box.
  await contact.form.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(contact.thanks).toBeFocused();
  const { message } = service.message().fields;
  expect(message).toMatch(/3 Bed Detached[^]*come \+ how much is it\? Thanks\.$/);
  await expect(contact.form.locator('dl')).toBeVisible();
  await expect(contact.form.locator('blockquote')).toHaveText(/ Thanks\.$/);
  expect(await page.evaluate(() => sessionStorage.getItem('contact-form'))).toBe('{}');
});
