import type { Page } from '@playwright/test';

import { routes } from '../../lib/site/routes';
import { ContactFormPage, enquiry } from '../contact/contact-form-page';
import {
  choose,
  estimator,
  plain,
  expectChoice,
  expectedPrices,
  houses,
  isLive,
} from '../estimator/choices';
import { foreignChanges } from '../foreign-changes';
import { holdScript } from '../hold-script';
import { expect, test } from '../test';

const moments = [
  'before anything is touched',
  'while React arrives',
  'after React has arrived',
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
    /** Opens a page, calls `touch` before React has arrived, and changes the page. */
    async function open(
      page: Page,
      address: string,
      touch: () => Promise<void>,
      live: () => Promise<void>,
    ) {
      const release = await holdScript(page);
      await page.goto(address);
      if (moment === 'before anything is touched') await page.evaluate(change);
      await touch();
      if (moment === 'while React arrives') await page.evaluate(change);
      const blurs = await watchFocus(page);
      release();
      await live();
      if (moment === 'after React has arrived') await page.evaluate(change);
      return blurs;
    }

    test(`${who} changes the contact form ${moment}: words, focus and caret stay`, async ({
      page,
      formService,
    }) => {
      const contact = new ContactFormPage(page);
      const box = page.locator('[name=message]');
      const blurs = await open(
        page,
        routes.contact,
        async () => {
          for (const name of ['name', 'email', 'address'] as const) {
            await page.locator(`[name=${name}]`).fill(enquiry[name]);
          }
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
      const [message] = await formService.messages();
      expect(message?.fields).toEqual({ ...enquiry, message: 'Windows please' });
    });

    test(`${who} changes the estimator ${moment}: choice, sum, focus and caret stay`, async ({
      page,
    }) => {
      const { id: house } = houses.findLast(({ id, windows }) => windows && id !== plain.house)!;
      const choice = { ...plain, house, frequency: 'fourWeeks', windowsInside: true } as const;
      const panels = estimator(page).locator('[name=roofPanels]');
      const blurs = await open(
        page,
        routes.prices,
        async () => {
          await choose(page, { house, frequency: 'fourWeeks', windowsInside: true });
          await panels.pressSequentially('2');
          await page.keyboard.press('ArrowLeft');
        },
        () => isLive(page),
      );
      await page.keyboard.type('1');
      await expect(panels).toBeFocused();
      expect(await panels.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(1);
      expect(await blurs()).toBe(0);
      await expectChoice(page, { ...choice, roofPanels: '12' });
      expect(expectedPrices({ ...choice, roofPanels: '12' })).not.toEqual(expectedPrices(plain));
      await choose(page, { extension: !plain.extension });
      await expectChoice(page, { ...choice, extension: !plain.extension, roofPanels: '12' });
    });
  }
}
