import type { Page } from '@playwright/test';

import { cleanWords } from '../../lib/prices/quote';
import { routes } from '../../lib/site/routes';
import { ContactFormPage, enquiry } from '../contact/contact-form-page';
import { choose, estimator, everything, isLive, quoteOf } from '../estimator/choices';
import { foreignChanges } from '../foreign-changes';
import { holdScript } from '../hold-script';
import { expect, test } from '../test';

const moments = [
  'before anything is touched',
  'while its script arrives',
  'after its script has arrived',
] as const;

/** Counts how often the focus leaves a box: a phone then closes its keyboard. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    document.addEventListener('focusout', () => {
      document.body.dataset.blurs = String(Number(document.body.dataset.blurs ?? 0) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.body.dataset.blurs ?? 0));
}

for (const [who, change] of Object.entries(foreignChanges)) {
  for (const moment of moments) {
    /** Opens a page, calls `touch` before its script has arrived, and changes the page. */
    async function open(
      page: Page,
      address: string,
      touch: () => Promise<void>,
      live: () => Promise<void>,
    ) {
      const release = await holdScript(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      if (moment === 'before anything is touched') await page.evaluate(change);
      await touch();
      if (moment === 'while its script arrives') await page.evaluate(change);
      const blurs = await watchFocus(page);
      release();
      await live();
      if (moment === 'after its script has arrived') await page.evaluate(change);
      return blurs;
    }

    test(`${who} changes the contact form ${moment}: words, focus and caret stay`, async ({
      page,
      formService,
    }) => {
      const contact = new ContactFormPage(page);
      const box = contact.field('message');
      const blurs = await open(
        page,
        routes.contact,
        async () => {
          await contact.fill({ ...enquiry, message: '' });
          await box.pressSequentially('Windows plase');
          for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
        },
        () => contact.hydrated(),
      );
      await page.keyboard.type('e');
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('Windows please');
      expect(await box.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(11);
      expect(await blurs()).toBe(0);
      await page.keyboard.press('ControlOrMeta+z');
      await expect(box).toHaveValue('Windows plase');
      await page.keyboard.type('e');

      await page.locator('[type=submit]').click();
      await expect(page.locator('output:focus')).toHaveText(/thanks for your email!/i);
      const { fields } = await formService.message();
      expect(fields).toEqual({ ...enquiry, message: 'Windows please' });
    });

    test(`${who} changes the estimator ${moment}: choice, sum, focus and caret stay`, async ({
      page,
    }) => {
      const { home, conservatory } = everything;
      const chosen = { home: home!, frequency: 'eightWeeks', conservatory: conservatory! };
      const panels = estimator(page).locator('[name=conservatory-roof]');
      const expectPrice = (extra: Record<string, string>) =>
        expect(estimator(page).locator('[data-clean]')).toHaveText(
          cleanWords(quoteOf({ ...chosen, ...extra }).clean),
          { ignoreCase: true },
        );
      const blurs = await open(
        page,
        routes.prices,
        async () => {
          await choose(page, chosen);
          await panels.pressSequentially('2');
          await page.keyboard.press('ArrowLeft');
        },
        () => isLive(page),
      );
      await page.keyboard.type('1');
      await expect(panels).toBeFocused();
      await expect(panels).toHaveValue('12');
      expect(await panels.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(1);
      expect(await blurs()).toBe(0);
      await expectPrice({});
      await choose(page, { extension: 'yes' });
      await expectPrice({ extension: 'yes' });
    });
  }
}
