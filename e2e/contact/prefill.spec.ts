import type { Page } from '@playwright/test';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { services } from '../../lib/testing/example-content/services';
import { describeEstimate } from '../../lib/prices/describe-estimate';
import { routes } from '../../lib/site/routes';
import { choose, everything, plain, expectedPrices, houses } from '../estimator/choices';
import { expect, test } from '../test';

const { semiDetached, detached, additionalServices } = priceGuide;
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test('what was chosen arrives with the business in words, as the visitor edited it', async ({
  page,
  formService,
}) => {
  const { id, name } = houses.find((house) => house.windows && house.gutters)!;
  const choice = { ...plain, ...everything, house: id };
  await page.goto(routes.prices);
  await choose(page, choice);
  await page.getByRole('button', { name: 'Send this request' }).click();

  const words = [
    'I am interested in:',
    ...describeEstimate(priceGuide, { ...choice, roofPanels: Number(choice.roofPanels) }),
  ].join('\n');
  for (const part of [name, ...expectedPrices(choice)]) {
    expect(words).toContain(part.replace('+', ''));
  }
  await expect(message(page)).toHaveValue(words);

  await message(page).press('Control+End');
  await message(page).pressSequentially('\nThe gate is locked.');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Example');
  await page.getByRole('textbox', { name: 'Email' }).fill('ann@example.com');
  await page.getByRole('textbox', { name: 'Address' }).fill('1 Example Street');
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page.getByText('Thanks for your email!')).toBeVisible();
  const [sent, ...others] = await formService.messages();
  expect(others).toEqual([]);
  expect(sent!.fields.message!.replaceAll('\r\n', '\n')).toBe(`${words}\nThe gate is locked.`);
});

const inTables = [...semiDetached, ...detached, ...additionalServices, ...additionalServices].map(
  (row) => row.property,
);

for (const { route, names } of [
  { route: routes.prices, names: [...inTables, 'Windows cleaned inside', 'Conservatory roof'] },
  { route: routes.services, names: services.map(({ title }) => title) },
]) {
  test(`everything that can be asked about on ${route} is named in the message`, async ({
    page,
  }) => {
    await page.goto(route);
    const links = page.locator('main a[href*="?about="]');
    const asked = await links.allTextContents();
    expect(asked.map((text) => text.replace(/^Ask about this: /, ''))).toEqual(names);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')!),
    );
    await links.first().click();
    for (const [index, name] of names.entries()) {
      if (index > 0) await page.goto(addresses[index]!);
      await expect(message(page)).toHaveValue(/^I would like to ask about .+\.$/);
      expect((await message(page).inputValue()).toLowerCase()).toContain(name.toLowerCase());
    }
  });
}

test('a WhatsApp message starts with what the visitor asks about', async ({ page }) => {
  const { id, title } = services[0]!;
  await page.goto(`${routes.contact}?about=${id}`);
  const link = page.getByRole('link', { name: 'WhatsApp us a message or a photo' });
  const words = encodeURIComponent(`I would like to ask about ${title}.`);
  await expect(link).toHaveAttribute('href', `https://wa.me/442079460123?text=${words}`);
});
