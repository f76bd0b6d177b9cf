import { pages } from '../../lib/testing/example-content/pages';
import { questions } from '../../lib/testing/example-content/questions';
import { fieldNames } from '../../lib/enquiry/fields';
import { navigation, routes } from '../../lib/site/routes';
import { enquiry } from '../contact/contact-form-page';
import { formatAmount } from '../../lib/prices/amount';
import { anchors } from '../../lib/site/price-links';
import { pricedHome, quoteOf } from '../estimator/choices';
import { priceTableFaults } from '../price-tables';
import { missingFiles, type Visitor } from './engines';
import { expect, test } from './test';

test.skip(
  ({ engineName }) => missingFiles(engineName).length > 0 && !process.env.CI,
  'The engine is not installed.',
);

const words = (selector: string) => `document.querySelector('${selector}').innerText.trim()`;
const values = `Object.fromEntries([${fieldNames.map((name) => `'${name}'`)}].map((name) =>
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

const headings = {
  [routes.home]: pages.about.heading,
  [routes.about]: pages.about.heading,
  [routes.contact]: pages.contact.heading,
  [routes.services]: pages.services.heading,
  [routes.faq]: pages.faq.heading,
  [routes.prices]: pages.prices.heading,
  '/nowhere': 'Page not found',
};

test('every page is there, with its pictures and nothing cut off', async ({
  visitor,
  site,
  expectPage,
}) => {
  const isWhole = async (route: keyof typeof headings) => {
    await expectPage('location.pathname', route);
    await expectPage(words('h1'), headings[route]);
    await expectPage(brokenPictures, []);
    await expectPage('document.documentElement.scrollWidth <= innerWidth', true);
  };
  for (const route of [routes.home, '/nowhere'] as const) {
    await visitor.open(site.url + route);
    await isWhole(route);
  }
  for (const { route } of navigation) {
    await visitor.click(`header nav a[href="${route}"]`);
    await isWhole(route);
  }
});

test('no window downloads a larger picture than it shows', async ({
  visitor,
  site,
  expectPage,
}) => {
  for (const width of [800, 1200]) {
    await visitor.resize(width);
    await visitor.open(site.url + routes.services);
    await expectPage(brokenPictures, []);
    await expectPage(oversizedPictures, []);
  }
});

async function write(visitor: Visitor) {
  for (const name of fieldNames) await visitor.type(`[name=${name}]`, enquiry[name]);
}

test('a message is accepted', async ({ visitor, site, expectPage }) => {
  await visitor.open(site.url + routes.contact);
  await write(visitor);
  await visitor.click('main form button');
  await expectPage(words('main output'), 'Thanks for your email!');
  const field = `document.querySelector('main form [name=message]')`;
  await expectPage(`${field}.checkVisibility({ visibilityProperty: true })`, false);
  const [message, ...others] = await site.requests();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ delivered: true, fields: enquiry });
  expect(message!.headers.accept).toBe('application/json');
});

for (const { title, scenario, said } of [
  {
    title: 'a message is refused for two of its fields',
    scenario: 'several-fields',
    said: [/Email should be an email address/, /Message should not be empty/, /blocked/],
  },
  {
    title: 'a message is not confirmed, since the connection breaks',
    scenario: 'reset-after-reading',
    said: [/The connection broke/, /could not confirm/],
  },
  {
    title: 'a message is not confirmed, since no reply comes',
    scenario: 'hang',
    said: [/took too long to answer/, /could not confirm/],
  },
] as const) {
  test.describe(() => {
    test.use({ scenario });

    test(title, async ({ visitor, site, expectPage }) => {
      await visitor.open(site.url + routes.contact);
      await write(visitor);
      await visitor.click('main form button');
      await expectPage('/^Error: /.test(document.title)', true);
      for (const sentence of said) await expectPage(`${sentence}.test(${words('form')})`, true);
      await expectPage(values, enquiry);
      await expectPage(`/Thanks/.test(${words('main')})`, false);
      expect(await site.requests()).toHaveLength(1);
    });
  });
}

for (const [title, comeBack] of Object.entries({
  'a reload': (visitor: Visitor) => visitor.reload(),
  'leaving and coming back': async (visitor: Visitor, url: string) => {
    await visitor.open(url + routes.faq);
    await visitor.back();
  },
  'leaving and opening the page anew': async (visitor: Visitor, url: string) => {
    await visitor.open(url + routes.prices);
    await visitor.open(url + routes.contact);
  },
})) {
  test(`what was typed is back after ${title}`, async ({ visitor, site, expectPage }) => {
    await visitor.open(site.url + routes.contact);
    await write(visitor);
    await comeBack(visitor, site.url);
    await expectPage('location.pathname', routes.contact);
    await expectPage(values, enquiry);
    await visitor.click('main form button');
    await expectPage(words('main output'), 'Thanks for your email!');
    expect((await site.requests()).map(({ fields }) => fields)).toEqual([enquiry]);
  });
}

test('no word of the price tables is broken on a phone, and no figures touch', async ({
  visitor,
  site,
  expectPage,
}) => {
  await visitor.open(site.url + routes.prices);
  for (const width of [320, 390]) {
    await visitor.resize(width);
    for (const textSize of ['100%', '200%']) {
      await expectPage(`document.documentElement.style.fontSize = '${textSize}'`, textSize);
      for (const faults of priceTableFaults) await expectPage(`(${faults})()`, []);
    }
  }
});

test('the address of a question opens its answer, on arrival and when it is edited', async ({
  visitor,
  site,
  expectPage,
}) => {
  for (const { id } of [questions.at(-1)!, questions[0]!]) {
    await visitor.open(`${site.url}${routes.faq}#${id}`);
    const answer = `document.getElementById('${id}')`;
    await expectPage(`${answer}.checkVisibility()`, true);
    const question = `${answer}.closest('details').querySelector('summary')`;
    await expectPage(`${question}.getBoundingClientRect().top >= 0`, true);
    await expectPage(`${answer}.getBoundingClientRect().bottom <= innerHeight`, true);
  }
  await expectPage("document.querySelectorAll('details[open]').length", 2);
});

test('an estimate goes to the form, and is still there on the way back', async ({
  visitor,
  site,
  expectPage,
}) => {
  const chosen = { home: pricedHome.id, frequency: 'fourWeeks', extension: 'yes' };
  const { title, clean } = quoteOf(chosen);
  const result = `#${anchors.estimator} [data-title]`;
  const message = `document.querySelector('[name=message]').value`;

  await visitor.open(site.url + routes.prices);
  await expectPage(words(result), 'Choose your home');
  await visitor.click(`label:has([name=home][value="${chosen.home}"])`);
  await visitor.click('label:has([name=extension])');
  await expectPage(words(result), title);
  await expectPage(
    `${words(`#${anchors.estimator} [data-clean]`)}.includes('${formatAmount(clean)}')`,
    true,
  );

  await visitor.click(`#${anchors.estimator} [type=submit]`);
  await expectPage('location.pathname', routes.contact);
  await expectPage(`${message}.includes(${JSON.stringify(title)})`, true);
  await visitor.type('[name=message]', 'Please ring twice.');
  await expectPage(`${message}.includes('Please ring twice.')`, true);

  await visitor.back();
  await expectPage('location.pathname', routes.prices);
  await expectPage(words(result), title);
  await visitor.forward();
  await expectPage('location.pathname', routes.contact);
  await expectPage(`${message}.includes('Please ring twice.')`, true);
});
