import { appendFile, cp } from 'node:fs/promises';
import path from 'node:path';
import { startFileServer } from '../../lib/commands/file-server';
import { pages } from '../../lib/testing/sample';
import { notConfirmed, progressWords } from '../../lib/enquiry/sentences';
import { navigation, routes } from '../../lib/site/routes';
import { enquiry, refusalWords, sent } from '../contact/contact-form-page';
import { formatAmount } from '../../lib/prices/price-words';
import { estimateInShort, estimateRequest } from '../../lib/prices/estimate-words';
import { anchors } from '../../lib/site/links';
import { home, estimateOf } from '../estimator/choices';
import type { Visitor } from './puppeteer';
import { expect, test } from './test';

const words = (selector: string) => `document.querySelector('${selector}').innerText.trim()`;
const values = `Object.fromEntries(${JSON.stringify(Object.keys(enquiry))}.map((name) =>
  [name, document.querySelector('[name=' + name + ']').value]))`;

/** Pictures that the browser cannot show. */
const brokenPictures = `Promise.all([...document.images].map((image) => {
  image.loading = 'eager';
  return image.decode().then(() => [], () => [image.currentSrc]);
})).then((broken) => broken.flat())`;

/** Pictures that are more than half as wide again as the screen shows them. */
const oversizedPictures = `[...document.querySelectorAll('figure img')]
  .map((image) => [image, Number(/-(\\d+)-\\w+\\.avif$/.exec(image.currentSrc)[1])])
  .filter(([image, width]) => width > 1.5 * image.clientWidth * devicePixelRatio)
  .map(([image]) => image.currentSrc)`;

test('every page opens, complete and with its pictures', async ({ visitor, expectPage }) => {
  const isWhole = async (route: string, { heading }: { heading: string }) => {
    await expectPage('location.pathname', route);
    await expectPage(words('h1'), heading);
    await expectPage(brokenPictures, []);
    await expectPage('document.documentElement.scrollWidth <= innerWidth', true);
  };
  await visitor.open('/nowhere');
  await isWhole('/nowhere', { heading: 'Page not found' });
  await visitor.open(routes.home);
  await isWhole(routes.home, pages.home);
  for (const { name, route } of navigation()) {
    await visitor.click(`header nav a[href="${route}"]`);
    await isWhole(route, pages[name]);
  }
});

test('no window downloads a larger picture than it shows', async ({ visitor, expectPage }) => {
  // The wider window has the smaller pictures; Chromium goes on using a larger one that it has.
  for (const width of [1200, 800]) {
    await visitor.resize(width);
    await visitor.open(routes.services);
    await expectPage(brokenPictures, []);
    await expectPage(oversizedPictures, []);
  }
});

async function write(visitor: Visitor) {
  for (const [name, text] of Object.entries(enquiry)) await visitor.type(`[name=${name}]`, text);
}

const submit = (visitor: Visitor) => visitor.click('main form [type=submit]');

for (const [title, returnToForm] of Object.entries({
  'at once': async () => {},
  'after a reload': (visitor: Visitor) => visitor.reload(),
  'after leaving and coming back': async (visitor: Visitor) => {
    await visitor.open(routes.faq);
    await visitor.back();
  },
  'after leaving and opening the page again': async (visitor: Visitor) => {
    await visitor.open(routes.prices);
    await visitor.open(routes.contact);
  },
})) {
  test(`a message in place of an estimate, sent ${title}, is accepted as typed`, async ({
    visitor,
    expectPage,
    standIn,
  }) => {
    await visitor.open(`${routes.contact}?${home}`);
    const field = `document.querySelector('main form [name=message]')`;
    await expectPage(`${field}.value`, estimateRequest(estimateOf(home)));
    await visitor.evaluate(`(${field}.select(), document.execCommand('delete'))`);
    await write(visitor);
    await returnToForm(visitor);
    await expectPage('location.pathname', routes.contact);
    await expectPage(values, enquiry);
    await submit(visitor);
    await expectPage(words('main [data-contact-form] h2'), progressWords.accepted);
    await expectPage(`${field}.checkVisibility({ visibilityProperty: true })`, false);
    expect(standIn.requests).toEqual([
      expect.objectContaining({
        delivered: true,
        fields: sent(enquiry),
        headers: expect.objectContaining({ accept: 'application/json' }),
      }),
    ]);
  });
}

const refusal = refusalWords('invalid');

for (const [scenario, ...sentences] of [
  ['invalid', ...Object.values(refusal.byField), ...refusal.form],
  ['reset-after-reading', 'We got no reply', notConfirmed],
  ['hang', 'took too long to reply', notConfirmed],
] as const) {
  test(`a message to the scenario ${scenario} is kept, and can be sent again`, async ({
    visitor,
    expectPage,
    standIn,
  }) => {
    await visitor.open(routes.contact);
    await write(visitor);
    // Two messages as long as this are more than browsers send with `keepalive` at a time.
    const message = `${enquiry.message}${' and the roof'.repeat(3_000)}`;
    const field = `document.querySelector('[name=message]')`;
    await visitor.evaluate(`${field}.value = ${JSON.stringify(message)}`);
    standIn.play(scenario);
    await submit(visitor);
    await expectPage('/^Error: /.test(document.title)', true);
    for (const sentence of sentences)
      await expectPage(`${words('form')}.includes('${sentence}')`, true);
    await expectPage(values, { ...enquiry, message });
    await expectPage(`/Thanks/.test(${words('main')})`, false);
    expect(standIn.requests).toHaveLength(1);
    standIn.play('accepted');
    await submit(visitor);
    await expectPage(words('main [data-contact-form] h2'), progressWords.accepted);
    expect(standIn.requests.slice(1)).toEqual([
      expect.objectContaining({ delivered: true, fields: sent({ ...enquiry, message }) }),
    ]);
  });
}

test('price tables fit every screen', ({ expectTablesToFit }) => expectTablesToFit());

const { services: servicesRoute, prices: pricesRoute } = routes;
const gutters = '#gutter-cleaning a[href*="="]';
const roof = '#conservatory-cleaning a[href*="="]';
const fieldInSight = `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(
  document.querySelector(':target [inputmode]').getBoundingClientRect())`;

for (const [what, start, picks, message] of [
  [
    'a home with gutters',
    [servicesRoute, gutters],
    ['3-bed-semi-detached'],
    'I’d like to ask about:\nGutter clearing with vacuum, 3 Bed Semi Detached: £60 (without extension or conservatory).',
  ],
  [
    'gutters without a home',
    [servicesRoute, gutters],
    [],
    'I’d like to ask about:\nGutter clearing with vacuum: from £50.',
  ],
  [
    'a roof, whose row the link leads to',
    [servicesRoute, roof],
    [],
    'I’d like to ask about:\nConservatory roof: £60 (12 at £5 per panel).',
  ],
  [
    'gutters and windows together',
    [pricesRoute],
    ['gutter-clearing', '3-bed-semi-detached', 'eightWeeks'],
    `I’d like to ask about:
Window cleaning, 3 Bed Semi Detached, every 8 weeks. Guide price £18 a clean.
Gutter clearing with vacuum: £60 (without extension or conservatory).
First regular clean and extras: £78, then £18 a clean.`,
  ],
] as const) {
  test(`${what}: the message asks only for that`, async ({ visitor, expectPage }) => {
    const [route, link] = start;
    await visitor.open(route);
    if (link) await visitor.click(link);
    await expectPage(`document.querySelector('form').dataset.live`, '');
    for (const value of picks) await visitor.click(`label:has([value="${value}"])`);
    if (link === roof) {
      await expectPage(fieldInSight, true);
      await visitor.type('[name="extra.conservatory-roof"]', '12');
    }
    await expectPage(words('[data-ask]'), 'Ask about this price');
    await visitor.click('[data-ask]');
    await expectPage(`document.querySelector('[name=message]').value`, message);
  });
}

test('from the first page, any other home asks for a price, but not how often', async ({
  visitor,
  expectPage,
}) => {
  await visitor.open(routes.home);
  await visitor.click('a[href*="home=not-listed"]');
  await expectPage(
    `document.querySelector('[name=message]').value`,
    'My home isn’t on your list. Could you give me a price for window cleaning?',
  );
});

test('without JavaScript, a roof is counted in sight, and asking for a quote leads to the form', async ({
  engine,
  siteFolder,
}, testInfo) => {
  const folder = testInfo.outputPath('site');
  await cp(siteFolder, folder, { recursive: true });
  // Disables scripts in every engine, but not those of its driver.
  const policy = 'Content-Security-Policy: sandbox allow-forms allow-same-origin';
  await appendFile(path.join(folder, '_headers'), `/*\n  ${policy}\n`);
  const { url, close } = await startFileServer({ folder, port: 0 });
  const visitor = await engine.visit();
  await visitor.open(url + servicesRoute);
  await visitor.click(roof);
  await expect.poll(() => visitor.evaluate(fieldInSight).catch(String)).toBe(true);
  await visitor.type('[name="extra.conservatory-roof"]', '12');
  await visitor.click('[data-ask]');
  const search = `${routes.contact}?frequency=fourWeeks&extra.conservatory-roof=12&extra=#${anchors.form}`;
  await expect.poll(() => visitor.evaluate('location.href').catch(String)).toBe(url + search);
  await visitor.leave();
  await close();
});

test('an estimate goes to the form and stays on the way back', async ({ visitor, expectPage }) => {
  const chosen = `${home}&has=extension`;
  const { home: name = '', frequencyPhrase, clean } = estimateOf(chosen);
  const result = `#${anchors.estimator} [data-breakdown] p`;
  const message = `document.querySelector('[name=message]').value`;

  await visitor.open(routes.prices);
  await expectPage(words(`#${anchors.estimator} [data-short] strong`), 'Choose your home');
  const announced = words('[data-announcement]');
  await visitor.click('label:has([value="3-bed-semi-detached"])');
  await expectPage(announced, estimateInShort(estimateOf(home)).join('. '));
  await visitor.click('label:has([value=extension])');
  await expectPage(announced, estimateInShort(estimateOf(chosen)).join('. '));
  await expectPage(words(result), `${name}, ${frequencyPhrase}`);
  await expectPage(
    `${words(`#${anchors.estimator} [data-breakdown] strong`)}.includes('${formatAmount(clean)}')`,
    true,
  );

  await visitor.click(`#${anchors.estimator} [type=submit]`);
  await expectPage('location.pathname', routes.contact);
  await expectPage(`${message}.includes(${JSON.stringify(name)})`, true);
  await expectPage("getComputedStyle(document.querySelector('main form')).visibility", 'visible');
  await visitor.type('[name=message]', 'Please ring twice.');
  await expectPage(`${message}.includes('Please ring twice.')`, true);

  await visitor.back();
  await expectPage('location.pathname', routes.prices);
  await expectPage(words(result), `${name}, ${frequencyPhrase}`);
  await visitor.forward();
  await expectPage('location.pathname', routes.contact);
  await expectPage(`${message}.includes('Please ring twice.')`, true);
});
