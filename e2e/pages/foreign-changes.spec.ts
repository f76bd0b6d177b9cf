import type { Page } from '@playwright/test';
import { frequency } from '../../lib/prices/parameters';
import { estimateInShort } from '../../lib/prices/estimate-words';
import { routes } from '../../lib/site/routes';
import { ContactFormPage, enquiry, sent } from '../contact/contact-form-page';
import { choose, estimator, home, estimateOf } from '../estimator/choices';
import { holdScript } from '../hold-requests';
import { expect, test } from '../test';

/** Runs in the page: changes all text, at once and later, as a browser's translator does. */
function translatePage() {
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || parent?.closest('script, style, textarea, font')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page: adds what a password manager and a grammar checker add to forms. */
function addExtensions() {
  for (const form of document.querySelectorAll('main form')) {
    form.prepend(document.createElement('grammar-overlay'));
    // These names clash with the form's own fields and methods.
    for (const name of ['email', 'message', 'action', 'submit', 'reset']) {
      const field = document.createElement('input');
      form.append(Object.assign(field, { type: 'hidden', id: name, name }));
    }
  }
  for (const box of document.querySelectorAll<HTMLElement>('main :is(input, textarea)')) {
    const icon = document.createElement('div');
    icon.attachShadow({ mode: 'closed' }).append(document.createElement('button'));
    box.before(document.createElement('grammar-mirror'));
    box.after(icon);
    box.setAttribute('spellcheck', 'false');
  }
}

/** Opens a page that extensions change at once, and a translator after `touch`, before its script arrives. */
async function open(page: Page, address: string, touch: () => Promise<void>) {
  const release = await holdScript(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(addExtensions);
  await touch();
  await page.evaluate(translatePage);
  // Notes a lost focus, since a phone closes its keyboard even if the focus returns at once.
  await page.evaluate(() => {
    document.addEventListener('focusout', () => document.body.setAttribute('data-blurred', ''));
  });
  release();
  await expect(page.locator('main form[data-live]')).toHaveCount(1);
}

test('extensions and a translator change the contact form before its script arrives: words, focus and caret stay', async ({
  page,
  service,
}) => {
  const contact = new ContactFormPage(page);
  const box = contact.field('message');
  await open(page, routes.contact, async () => {
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
  expect(service.message().fields).toEqual(sent({ ...enquiry, message: 'Windows please' }));
});

test('extensions and a translator change the estimator before its script arrives: choice, sum, focus and caret stay', async ({
  page,
}) => {
  const chosen = `${home}&${frequency}=eightWeeks&has=conservatory`;
  const panels = estimator(page).locator('[inputmode=numeric]').first();
  const price = estimator(page).locator('[data-short] strong');
  const words = (choices: string) =>
    estimateInShort(estimateOf(`${choices}&extra.conservatory-roof=12`))[0]!;
  await open(page, routes.prices, async () => {
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
