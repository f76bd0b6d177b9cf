import type { Page } from '@playwright/test';
import { frequency } from '../../lib/prices/parameters';
import { estimateInShort } from '../../lib/prices/estimate-words';
import { routes } from '../../lib/site/routes';
import { ContactFormPage, enquiry, sent } from '../contact/contact-form-page';
import { choose, estimator, home, estimateOf } from '../estimator/choices';
import { foreignChanges } from '../foreign-changes';
import { holdScript } from '../hold-requests';
import { expect, test } from '../test';

type Foreigner = keyof typeof foreignChanges;
type Moment = 'at once' | 'before its script arrives' | 'after its script';

/** Opens a page, changes it at this moment, and calls `touch` before its script arrives. */
async function open(
  page: Page,
  address: string,
  who: Foreigner,
  moment: Moment,
  touch: () => Promise<void>,
) {
  const { [who]: change } = foreignChanges;
  const release = await holdScript(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  if (moment === 'at once') await page.evaluate(change);
  await touch();
  if (moment === 'before its script arrives') await page.evaluate(change);
  // Notes a lost focus, since a phone closes its keyboard even if the focus returns at once.
  await page.evaluate(() => {
    document.addEventListener('focusout', () => document.body.setAttribute('data-blurred', ''));
  });
  release();
  await expect(page.locator('main form[data-live]')).toHaveCount(1);
  if (moment === 'after its script') await page.evaluate(change);
}

for (const [who, moment] of [
  ['a translator', 'before its script arrives'],
  ['a translator', 'after its script'],
  ['a password manager beside a grammar checker', 'at once'],
] as const) {
  test(`${who} changes the contact form ${moment}: words, focus and caret stay`, async ({
    page,
    service,
  }) => {
    const contact = new ContactFormPage(page);
    const box = contact.field('message');
    await open(page, routes.contact, who, moment, async () => {
      await contact.fill({ ...enquiry, message: '' });
      await box.pressSequentially('Windows plase');
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    });
    await page.keyboard.type('e');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('Windows please');
    await expect(box).toHaveJSProperty('selectionStart', 11);
    await expect(page.locator('[data-blurred]')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(box).toHaveValue('Windows plase');
    await page.keyboard.type('e');

    await contact.form.locator('[type=submit]').click();
    await expect(page.locator('h2:focus')).toHaveText(/thanks for your email!/i);
    const { fields } = service.message();
    expect(fields).toEqual(sent({ ...enquiry, message: 'Windows please' }));
  });
}

test('a password manager and a translator change the estimator before its script arrives: choice, sum, focus and caret stay', async ({
  page,
}) => {
  const chosen = `${home}&${frequency}=eightWeeks&has=conservatory`;
  const panels = estimator(page).locator('[inputmode=numeric]').first();
  const price = estimator(page).locator('[data-short] strong');
  const words = (choices: string) =>
    estimateInShort(estimateOf(`${choices}&extra.conservatory-roof=12`))[0]!;
  await open(page, routes.prices, 'a translator', 'before its script arrives', async () => {
    await page.evaluate(foreignChanges['a password manager beside a grammar checker']);
    await choose(page, chosen);
    await panels.pressSequentially('2');
    await page.keyboard.press('ArrowLeft');
  });
  await page.keyboard.type('1');
  await expect(panels).toBeFocused();
  await expect(panels).toHaveValue('12');
  await expect(panels).toHaveJSProperty('selectionStart', 1);
  await expect(page.locator('[data-blurred]')).toHaveCount(0);
  await expect(price).toHaveText(words(chosen), { ignoreCase: true });
  await choose(page, 'has=extension');
  await expect(price).toHaveText(words(`${chosen}&has=extension`), { ignoreCase: true });
});
