// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { readChoices } from '../../lib/prices/choices';
import { frequency } from '../../lib/prices/parameters';
import { isPriced } from '../../lib/prices/price-lookup';
import { weQuote } from '../../lib/prices/price-words';
import { calculateEstimate } from '../../lib/prices/estimate';
import { countError, estimateInShort, requestLabel } from '../../lib/prices/estimate-words';
import { askLink } from '../../lib/site/links';
import { contentWith, priceGuide as sample } from '../../lib/testing/sample';
import { everyPrice } from '../../lib/testing/price-guides';
import { AllPrices } from '../all-prices';
import { Estimator } from './estimator';

afterEach(() => void vi.unstubAllGlobals());

const withFlats = contentWith(everyPrice).priceGuide;
const links = [{ label: 'Text us', href: 'sms:+447700900123' }];

/** Opens a page with the estimator, links to the contact form and other links at the foot; runs the script again. */
async function open(search = '', guide = sample) {
  history.replaceState(null, '', `/prices${search}`);
  document.body.innerHTML = renderToString(
    <>
      <Estimator guide={guide} links={links}>
        Prices
      </Estimator>
      <a href="/contact">{requestLabel()}</a>
      <a href={askLink({ id: 'windows-inside' })}>Windows cleaned inside</a>
      <a href="mailto:us@example.com">Email</a>
      <a href="/contact#where-we-work">Where we work</a>
      <a href="/contact-card.vcf">Save our number</a>
    </>,
  );
  vi.resetModules();
  await import('./estimator-script');
}

const form = () => document.querySelector('form')!;
/** The input of a surcharge or an extra. */
const input = (id: string) =>
  form().querySelector<HTMLInputElement>(`[value="${id}"], [name="extra.${id}"]`)!;
const textOf = (selector: string) => form().querySelector(selector)!.textContent;
const hrefs = () => [...document.links].map((link) => link.getAttribute('href')!);

function type(name: string, value: string) {
  input(name).value = value;
  input(name).dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes a choice as it is written in a URL. */
function choose(name: string, value: string) {
  const inputs = [...form().querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
  const chosen = inputs.find((one) => one.value === value);
  if (chosen) chosen.click();
  else type(name.replace('extra.', ''), value);
}

test('each choice updates the price and its announcement, and the URL restores every choice', async () => {
  await open();
  document.body.insertAdjacentHTML('beforeend', renderToString(<AllPrices guide={sample} />));
  const everything = new URLSearchParams(
    `home=3-bed-semi-detached&${frequency}=eightWeeks&has=extension&has=conservatory&extra=gutter-clearing&extra=windows-inside&extra.conservatory-roof=12&extra.first-clean=no&extra=window-restoration-cleans`,
  );
  const expectShown = (chosen: URLSearchParams) => {
    const words = estimateInShort(calculateEstimate(sample, readChoices(chosen, sample)));
    expect(textOf('[data-short] strong')).toBe(words[0]);
    expect(textOf('output[data-announcement]')).toBe(words.join('. '));
  };
  const chosen = new URLSearchParams({ [frequency]: 'fourWeeks' });
  for (const [name, value] of everything) {
    choose(name, value);
    if (name === frequency) chosen.set(name, value);
    else chosen.append(name, value);
    expectShown(chosen);
  }
  expect([...new URLSearchParams(location.search)].sort()).toEqual([...everything].sort());
  expect(location.hash).toBe('#your-price');
  for (const table of sample.homes) {
    for (const { id } of table.rows) {
      choose('home', id);
      chosen.set('home', id);
      expectShown(chosen);
      const marked = [...document.querySelectorAll<HTMLElement>('tr[data-chosen]')];
      expect(marked.map(({ dataset }) => dataset.home)).toEqual(
        isPriced(table, sample) ? [id] : [],
      );
    }
  }
  const breakdown = textOf('[data-breakdown]');
  await open(location.search);
  expect(textOf('[data-breakdown]')).toBe(breakdown);
});

const semi = '?home=3-bed-semi-detached&has=conservatory&extra=windows-inside';

test('a link does not replace what was chosen before the script ran', async () => {
  await open();
  choose('home', '3-bed-semi-detached');
  history.replaceState(null, '', '/prices?home=4-bed-detached');
  vi.resetModules();
  await import('./estimator-script');
  expect(new FormData(form()).get('home')).toBe('3-bed-semi-detached');
});

test('a count that is not a number is said beside it and in the bar; links and the URL keep it', async () => {
  const roof = () => input('conservatory-roof');
  const said = () => [textOf('[data-price="conservatory-roof"]'), textOf('[data-faults]')];
  const expectUnreadable = () => {
    expect(roof()).toMatchObject({ value: '12-14', ariaInvalid: 'true' });
    const inBar = expect.stringContaining(`Conservatory roof: ${countError}`);
    expect(said()).toEqual([countError, inBar]);
    expect(form().checkValidity()).toBe(false);
  };
  await open(semi);
  expect(said()).toEqual(['', '']);
  type('conservatory-roof', '12-14');
  expectUnreadable();
  const search = `?${frequency}=fourWeeks&${semi.slice(1)}&extra.conservatory-roof=12-14`;
  expect(location.search).toBe(search);
  expect(hrefs()).toContain(`/contact${search}#your-message`);
  expect(textOf('[data-breakdown]')).toMatch(
    /Conservatory£5Windows cleaned inside \(2 × £12, the 4-weekly price\)£24First/,
  );
  await open(search);
  expectUnreadable();
  type('conservatory-roof', '1,200');
  expect(textOf('[data-breakdown]')).toContain('(1,200 at £5 per panel)£6,000');
  expect(said()).toEqual(['£6,000', '']);
  expect(roof().ariaInvalid).toBeNull();
  expect(form().checkValidity()).toBe(true);
});

test('links to a message have the choices, and drop them when all are unticked', async () => {
  await open();
  const plain = hrefs();
  input('windows-inside').click();
  input('gutter-clearing').click();
  const search = `?${frequency}=fourWeeks&extra=gutter-clearing&extra=windows-inside`;
  expect(hrefs().slice(-5)).toEqual([
    `/contact${search}#your-message`,
    `/contact${search}&about=windows-inside#your-message`,
    'mailto:us@example.com',
    '/contact#where-we-work',
    '/contact-card.vcf',
  ]);
  expect(hrefs().join()).toMatch(/sms:\+447700900123\?&body=I%E2%80%99d%20like%20to%20ask%20about/);
  expect(textOf('[data-announcement]')).toBe('Extras from £72');
  input('windows-inside').click();
  input('gutter-clearing').click();
  expect(hrefs().slice(0, -5)).toEqual(plain.slice(0, -5));
  expect(hrefs().at(-5)).toBe(`/contact?${frequency}=fourWeeks#your-message`);
  expect(textOf('[data-announcement]')).toBe('');
  expect(textOf('[data-short]')).toContain('Choose your home');
  expect(form().dataset).not.toHaveProperty('chosen');
});

test('a home that cannot have an extension disables its box, and keeps it out of the breakdown; one that is not listed has no price for it', async () => {
  await open('?home=house&has=extension', withFlats);
  expect(textOf('[data-breakdown]')).toMatch(/Extension£5Each clean£22$/);
  choose('home', 'flat');
  expect(input('extension')).toMatchObject({ disabled: true, checked: true });
  expect(textOf('[data-price=extension]')).toBe('–');
  expect(textOf('[data-breakdown]')).toBe('Flat, every monthEach clean£9');
  choose('home', 'not-listed');
  expect(textOf('[data-price=extension]')).toBe('');
  choose('home', 'house');
  expect(textOf('[data-breakdown]')).toMatch(/Extension£5Each clean£22$/);
});

test('parameters that are not ours cause no error and stay in the URL', async () => {
  await open('?has=conservatory&gclid=1&home=3-bed-semi-detached');
  expect(textOf('[data-faults]')).toBe('');
  expect(textOf('[data-breakdown]')).toContain('Windows£12');
  input('gutter-clearing').click();
  expect(location.search).toMatch(/[?&]gclid=1&/);
  expect(hrefs().join()).not.toContain('gclid');
});

test('a link to the form replaces a price on request in the breakdown; extras keep their prices', async () => {
  await open('?home=terraced&extra=gutter-clearing');
  expect(textOf('[data-price=extension]')).toBe(weQuote);
  const link = form().querySelector('[data-breakdown] a')!;
  expect(link.textContent).toBe(requestLabel());
  expect(link.getAttribute('href')).toBe(
    `/contact?${frequency}=fourWeeks&home=terraced&extra=gutter-clearing#your-message`,
  );
  expect(textOf('[data-breakdown]')).toContain('£50');
  expect(textOf('[data-breakdown]')).toContain('Then each cleanAsk for a quote');
});

test('the row of an extra shows what the breakdown does: before a home is chosen, the lowest price with what is ticked', async () => {
  await open('?extra=gutter-clearing');
  const row = () => textOf('label:has([value=gutter-clearing])');
  expect(row()).toBe('Gutter clearing with vacuumfrom £50');
  input('extension').click();
  expect(row()).toBe('Gutter clearing with vacuumfrom £70with extension');
  expect(textOf('[data-breakdown]')).toBe(
    'One-off extrasGutter clearing with vacuum (with extension)from £70',
  );
  choose('home', '2-bed-semi-detached');
  expect(row()).toBe('Gutter clearing with vacuumwe’ll quotewith extension');
  input('extension').click();
  expect(row()).toBe('Gutter clearing with vacuumwe’ll quote');
});

test('without cleans, a home gives no estimate until an extra is chosen', async () => {
  await open(`?${frequency}=none&home=3-bed-semi-detached&has=conservatory`);
  const question = input('first-clean');
  // It keeps its space until the first choice.
  expect([question.disabled, question.closest('fieldset')!.hidden]).toEqual([true, false]);
  expect(textOf('[data-short]')).toContain('Choose what you need');
  expect([textOf('[data-breakdown]'), textOf('[data-ask]')]).toEqual(['', requestLabel()]);
  expect(hrefs()[0]).not.toContain('body=');
  input('gutter-clearing').click();
  expect(question.closest('fieldset')!.hidden).toBe(true);
  expect(textOf('[data-breakdown]')).toBe(
    '3 Bed Semi DetachedGutter clearing with vacuum (with conservatory)£80',
  );
  expect(textOf('[data-short]')).toBe('£80 one-off3 Bed Semi Detached');
  expect(textOf('[data-ask]')).toBe('Ask about this price');
  choose(frequency, 'eightWeeks');
  expect(question.closest('fieldset')!.hidden).toBe(false);
  expect(textOf('[data-breakdown]')).toMatch(/Windows£18.*£80.*£103Then each clean£23$/);
});

test('the price under a question is the same in the breakdown, even if it replaces the only clean', async () => {
  await open(`?home=flat&${frequency}=oneOff&extra.first-clean=no`, withFlats);
  expect(textOf('[data-breakdown]')).toContain('First clean (2 × £25)£50');
  expect(textOf('[data-price=first-clean]')).toBe('£50');
});

test.each([
  ['closed dialog', 'AbortError', true, 'Share this'],
  ['refusal', 'NotAllowedError', true, 'Copied. Paste it into a message'],
  [
    'refusal where nothing can be copied',
    'NotAllowedError',
    false,
    'Couldn’t copy. Copy the page’s address instead',
  ],
])(
  'after a %s on sharing, nothing throws, and the button says what was copied',
  async (_, name, canCopy, words) => {
    const share = () => Promise.reject(new DOMException('', name));
    const clipboard = canCopy ? { writeText: async () => {} } : undefined;
    vi.stubGlobal('navigator', { share, clipboard });
    await open(semi);
    const button = form().querySelector<HTMLButtonElement>('[data-share]')!;
    button.click();
    await new Promise((answered) => setTimeout(answered));
    expect(button.textContent).toBe(words);
  },
);

test('a browser that can’t share, copy or print shows no buttons for these', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('print', undefined);
  await open(semi);
  const buttons = [...form().querySelectorAll('button[type=button]')];
  expect(buttons.map((button) => (button as HTMLButtonElement).hidden)).toEqual([true, true]);
});
