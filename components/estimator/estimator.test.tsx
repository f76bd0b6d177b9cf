// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { answerChoices } from './answer-choices';
import { EstimateForm } from './estimate-form';
import type { ResultText } from './result-texts';

const estimator = (
  <EstimateForm guide={priceGuide} links={[{ label: 'WhatsApp us', href: 'https://wa.me/44' }]} />
);
const shared = '?house=detached-5-bed&frequency=fourWeeks&gutters=gutterClearing&roofPanels=11';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    throw new Error(`console.error: ${words.join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/prices');
});

/** The exported page, a visitor's first touches, then React. */
function hydrate(touch: () => void = () => {}, search = '') {
  history.replaceState(null, '', `/prices${search}`);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(estimator);
  touch();
  answerChoices(form(), priceGuide);
}

const status = () => screen.getByRole('status').textContent;
const bed = (house: string, beds: string) =>
  within(screen.getByRole('group', { name: house })).getByRole('radio', { name: beds });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const form = () => document.querySelector('form')!;
/** The text of a part of the result; CSS decides which lines are shown. */
const text = (name: ResultText) => document.querySelector(`[data-text=${name}]`)!.textContent;

test('the HTML is the plain house of the guide, with nothing added', () => {
  document.body.innerHTML = renderToString(estimator);
  expect(text('house')).toBe('Semi Detached 3 Bed');
  expect(text('eightWeeks')).toBe('£18');
  expect(text('clean')).toBe('£18');
  expect(status()).toBe(
    'Window cleaning: Semi Detached 3 Bed, every 8 weeks. Guide price £18 per clean.',
  );
  expect(bed('Semi Detached', '3 Bed')).toHaveProperty('checked', true);
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(3);
  expect(form().dataset.live).toBeUndefined();
});

test('without JavaScript the form passes the choice to the contact page', () => {
  document.body.innerHTML = renderToString(estimator);
  expect(form().method).toBe('get');
  expect(form().getAttribute('action')).toBe('/contact');
  expect([...new FormData(form())].join('&')).toBe(
    'house,semi-detached-3-bed&frequency,eightWeeks&gutters,none&roofPanels,',
  );
});

test('React takes over without changing choice or address', () => {
  hydrate();
  expect(form().dataset.live).toBe('');
  expect(text('clean')).toBe('£18');
  expect(location.search).toBe('');
});

test('each choice changes the sum and the address', async () => {
  const user = userEvent.setup();
  hydrate();
  const visited = history.length;
  await user.click(bed('Detached', '4 Bed'));
  await user.click(screen.getByRole('radio', { name: '4 weeks' }));
  await user.click(box('Extension'));
  await user.click(box(/^Windows cleaned inside/));
  await user.click(screen.getByRole('radio', { name: /^Gutter, fascia & soffits/ }));
  await user.type(screen.getByRole('textbox', { name: 'Number of panels' }), '12');
  expect(text('house')).toBe('Detached 4 Bed');
  expect(text('fourWeeks')).toBe('£15');
  expect(text('extension')).toBe('+£2');
  expect(text('clean')).toBe('£17');
  expect(text('windowsInside')).toBe('£30');
  expect(text('gutterFasciaSoffits')).toBe('£90');
  expect(text('conservatoryRoof')).toBe('£60');
  expect(location.search).toBe(
    '?house=detached-4-bed&frequency=fourWeeks&extension=yes&windowsInside=yes&gutters=gutterFasciaSoffits&roofPanels=12',
  );
  expect(history).toHaveLength(visited);
});

test('what is chosen before React arrives counts, in the sum too', () => {
  hydrate(() => {
    bed('Semi Detached', '2 Bed').click();
    box('Conservatory').click();
    screen.getByRole<HTMLInputElement>('textbox').value = '20';
  });
  expect(bed('Semi Detached', '2 Bed')).toHaveProperty('checked', true);
  expect(box('Conservatory')).toHaveProperty('checked', true);
  expect(text('clean')).toBe('£22');
  expect(text('conservatoryRoof')).toBe('£100');
  expect(location.search).toBe(
    '?house=semi-detached-2-bed&frequency=eightWeeks&conservatory=yes&roofPanels=20',
  );
});

test('a shared address opens with its choice', () => {
  hydrate(undefined, shared);
  expect(bed('Detached', '5 Bed')).toHaveProperty('checked', true);
  expect(box('Extension')).toHaveProperty('checked', false);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '11');
  expect(status()).toBe(
    [
      'Window cleaning: Detached 5 Bed, every 4 weeks. Guide price £16 per clean.',
      'Gutter clearing, house only: guide price £80.',
      'Conservatory roof, 11 panels × £5: guide price £55.',
    ].join(' '),
  );
  expect(location.search).toBe(shared);
});

test.each([
  ['that was tampered with', `${shared}00`],
  ['of another page', '?about=gutter-cleaning'],
  ['that cannot be decoded', '?house=%E0%A4%A&frequency=fourWeeks'],
])('an address %s is ignored', (_, search) => {
  hydrate(undefined, search);
  expect(text('clean')).toBe('£18');
  expect(location.search).toBe(search);
});

test('the visitor’s choice wins over the address', () => {
  hydrate(() => box('Extension').click(), shared);
  expect(text('clean')).toBe('£20');
});

test('a change is announced once, and nothing is when the words stay the same', async () => {
  const user = userEvent.setup();
  hydrate();
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((some) => records.push(...some));
  observer.observe(screen.getByRole('status'), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await user.click(box('Extension'));
  await user.type(screen.getByRole('textbox'), 'x');
  expect(records).toHaveLength(1);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(status()).toBe(
    'Window cleaning: Semi Detached 3 Bed, every 8 weeks, with extension. Guide price £20 per clean (£18 + £2).',
  );
});

test('panels that are not a number are left out, and the field says so', async () => {
  const user = userEvent.setup();
  hydrate();
  const panels = screen.getByRole<HTMLInputElement>('textbox');
  await user.click(box('Extension'));
  await user.type(panels, '9');
  expect(text('conservatoryRoof')).toBe('£50');
  await user.type(panels, 'x');
  expect(text('conservatoryRoof')).toBe('–');
  expect(panels.validity.valid).toBe(false);
  expect(text('clean')).toBe('£20');
});

test('if the browser refuses to change the address, the sum is still shown', () => {
  hydrate(() => {
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    box('Extension').click();
  });
  expect(text('clean')).toBe('£20');
  expect(history.replaceState).toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('the estimator says what is a guide price and what is quoted', () => {
  hydrate();
  expect(form().textContent).toContain(priceGuide.notes.quoted);
  expect(screen.getByRole('link', { name: 'About these cleans' }).getAttribute('href')).toBe(
    '#first-clean',
  );
});

describe('sharing and printing an estimate', () => {
  const address = /\/prices\?house=detached-5-bed&frequency=fourWeeks/;
  const button = (name: string | RegExp) => screen.getByRole('button', { name });

  afterEach(() => vi.unstubAllGlobals());

  /** A browser that has these ways to share. */
  function browserWith(ways: { share?: unknown; clipboard?: unknown }) {
    vi.stubGlobal('navigator', { clipboard: undefined, ...ways });
  }

  test('the share sheet gets the estimate’s words and address', () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    browserWith({ share });
    hydrate(undefined, shared);
    button('Share this price').click();
    expect(share).toHaveBeenCalledTimes(1);
    const [{ text, url }] = share.mock.calls[0]!;
    expect(text).toContain('Detached 5 Bed, every 4 weeks');
    expect(url).toMatch(address);
  });

  test('a share sheet that is dismissed changes nothing', async () => {
    browserWith({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
    hydrate();
    button('Share this price').click();
    await Promise.resolve();
    expect(button('Share this price')).toBeTruthy();
  });

  test('without a share sheet the estimate is copied, and the button says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    browserWith({ clipboard: { writeText } });
    hydrate(undefined, shared);
    button('Share this price').click();
    await screen.findByRole('button', { name: 'Copied: paste it where you like' });
    expect(writeText.mock.calls[0]![0]).toMatch(/Detached 5 Bed.*\n.*\?house=detached-5-bed/);
  });

  test('where copying is forbidden, the button says what to do instead', async () => {
    browserWith({ clipboard: { writeText: () => Promise.reject(new Error('forbidden')) } });
    hydrate();
    button('Share this price').click();
    await screen.findByRole('button', {
      name: 'Not copied: copy the address of this page instead',
    });
  });

  test('a browser that can do neither has no share button', () => {
    browserWith({});
    hydrate();
    expect(screen.queryByRole('button', { name: 'Share this price' })).toBeNull();
    expect(button('Print it')).toBeTruthy();
  });

  test('a message to the number starts with what is chosen', async () => {
    hydrate(undefined, shared);
    const words = () =>
      new URL(
        screen.getByRole('link', { name: /WhatsApp us/ }).getAttribute('href')!,
      ).searchParams.get('text');
    expect(words()).toMatch(/^I am interested in:\n.*Detached 5 Bed, every 4 weeks/);
    await userEvent.setup().click(box(/Extension/));
    expect(words()).toContain('with extension');
  });

  test('a choice is printed as a quotation; until there is one, the price guide is', async () => {
    hydrate();
    expect(form().dataset.chosen).toBeUndefined();
    await userEvent.setup().click(box(/Extension/));
    expect(form().dataset.chosen).toBe('');
  });
});
