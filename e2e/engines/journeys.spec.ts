import { pages } from '../../lib/testing/sample';
import { notConfirmed, progressWords } from '../../lib/enquiry/sentences';
import { navigation, routes } from '../../lib/site/routes';
import { enquiry, sent } from '../contact/contact-form-page';
import { estimateInShort } from '../../lib/prices/estimate-words';
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

for (const [scenario, sentence] of [
  ['reset-after-reading', 'We got no reply'],
  ['hang', 'took too long to reply'],
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
    await expectPage(`${words('form')}.includes('${sentence}')`, true);
    await expectPage(`${words('form')}.includes('${notConfirmed}')`, true);
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

test('an estimate goes to the form and stays on the way back', async ({ visitor, expectPage }) => {
  const chosen = `${home}&has=extension`;
  const { home: name = '', frequencyPhrase } = estimateOf(chosen);
  const result = `#${anchors.estimator} [data-breakdown] p`;
  const message = `document.querySelector('[name=message]').value`;

  await visitor.open(routes.prices);
  await visitor.click('label:has([value="3-bed-semi-detached"])');
  await visitor.click('label:has([value=extension])');
  await expectPage(words('[data-announcement]'), estimateInShort(estimateOf(chosen)).join('. '));
  await expectPage(words(result), `${name}, ${frequencyPhrase}`);

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
