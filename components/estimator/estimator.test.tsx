// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { priceGuide } from '../../lib/testing/example-content/prices';
import { Island } from '../../lib/export/island';
import { EstimateForm } from './estimate-form';
import { Estimator } from './estimator';

const estimator = (
  <Island name="estimator" component={Estimator} props={{ guide: priceGuide }}>
    {(root) => <EstimateForm guide={priceGuide}>{root}</EstimateForm>}
  </Island>
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

/** The page as the export has it, a visitor's first touches, then React. */
function hydrate(touch: () => void = () => {}, search = '') {
  history.replaceState(null, '', `/prices${search}`);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(estimator);
  touch();
  render(estimator, { container, hydrate: true });
}

const status = () => screen.getByRole('status').textContent;
const bed = (house: string, beds: string) =>
  within(screen.getByRole('group', { name: house })).getByRole('radio', { name: beds });
const box = (name: string) => screen.getByRole('checkbox', { name });
const form = () => document.querySelector('form')!;
const receipt = (index: number) =>
  within(screen.getAllByRole('table')[index]!)
    .getAllByRole('rowgroup')
    .map((line) => [...line.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' '));

test('the HTML is the worked example: £18 + £2 + £5 = £25 a clean', () => {
  document.body.innerHTML = renderToString(estimator);
  expect(receipt(0)).toEqual([
    'Every 8 weeks £18',
    'Extension £2',
    'Conservatory £5',
    'Each clean £25',
  ]);
  expect(receipt(1)).toEqual([
    'Windows cleaned inside – 4-weekly price × 2',
    'Gutters – with conservatory or extension',
    'Conservatory roof – £5 a panel, minimum £50',
  ]);
  expect(status()).toBe(
    'Window cleaning: Semi Detached 3 Bed, every 8 weeks, with extension and conservatory. Guide price £25 per clean (£18 + £2 + £5).',
  );
  expect(bed('Semi Detached', '3 Bed')).toHaveProperty('checked', true);
  expect(form().dataset.live).toBeUndefined();
});

test('without script the form asks the contact page for what is chosen', () => {
  document.body.innerHTML = renderToString(estimator);
  expect(form().method).toBe('get');
  expect(form().getAttribute('action')).toBe('/contact');
  expect([...new FormData(form())].join('&')).toBe(
    'house,semi-detached-3-bed&frequency,eightWeeks&extension,yes&conservatory,yes&gutters,none&roofPanels,',
  );
});

test('React takes over without changing choice or address', () => {
  hydrate();
  expect(form().dataset.live).toBe('');
  expect(receipt(0).at(-1)).toBe('Each clean £25');
  expect(location.search).toBe('');
});

test('each choice changes the sum and the address', async () => {
  const user = userEvent.setup();
  hydrate();
  const visited = history.length;
  await user.click(bed('Detached', '4 Bed'));
  await user.click(screen.getByRole('radio', { name: '4 weeks' }));
  await user.click(box('Extension'));
  await user.click(box('Windows cleaned inside'));
  await user.click(screen.getByRole('radio', { name: 'Gutter, fascia & soffits' }));
  await user.type(screen.getByRole('textbox', { name: 'Conservatory roof panels' }), '12');
  expect(receipt(0)).toEqual([
    'Every 4 weeks £15',
    'Extension –',
    'Conservatory £5',
    'Each clean £20',
  ]);
  expect(receipt(1)).toEqual([
    'Windows cleaned inside £30 £15 × 2',
    'Gutter, fascia & soffits £90 with conservatory or extension',
    'Conservatory roof £60 12 panels × £5',
  ]);
  expect(location.search).toBe(
    '?house=detached-4-bed&frequency=fourWeeks&conservatory=yes&windowsInside=yes&gutters=gutterFasciaSoffits&roofPanels=12',
  );
  expect(history).toHaveLength(visited);
});

test('a house without a row in a table is on request there', async () => {
  const user = userEvent.setup();
  hydrate();
  await user.click(screen.getByRole('radio', { name: 'Terraced' }));
  await user.click(screen.getByRole('radio', { name: 'Gutter clearing' }));
  await user.click(box('Windows cleaned inside'));
  expect(receipt(0)).toEqual([
    'Every 8 weeks on request',
    'Extension on request',
    'Conservatory on request',
    'Each clean on request',
  ]);
  expect(receipt(1).slice(0, 2)).toEqual([
    'Windows cleaned inside on request 4-weekly price × 2',
    'Gutter clearing £70 with conservatory or extension',
  ]);
});

test('what is chosen before React arrives counts, in the sum too', () => {
  hydrate(() => {
    bed('Semi Detached', '2 Bed').click();
    box('Conservatory').click();
    screen.getByRole<HTMLInputElement>('textbox').value = '20';
  });
  expect(bed('Semi Detached', '2 Bed')).toHaveProperty('checked', true);
  expect(box('Conservatory')).toHaveProperty('checked', false);
  expect(receipt(0).at(-1)).toBe('Each clean £19');
  expect(receipt(1).at(-1)).toBe('Conservatory roof £100 20 panels × £5');
  expect(location.search).toBe(
    '?house=semi-detached-2-bed&frequency=eightWeeks&extension=yes&roofPanels=20',
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
      'Gutter clearing, without conservatory or extension: guide price £80.',
      'Conservatory roof, 11 panels × £5: guide price £55.',
    ].join(' '),
  );
  expect(location.search).toBe(shared);
});

test.each([
  ['that was tampered with', `${shared}00`],
  ['of another page', '?about=gutter-cleaning'],
])('an address %s is ignored', (_, search) => {
  hydrate(undefined, search);
  expect(receipt(0).at(-1)).toBe('Each clean £25');
  expect(location.search).toBe(search);
});

test('what the visitor has chosen wins over the address', () => {
  hydrate(() => box('Extension').click(), shared);
  expect(receipt(0).at(-1)).toBe('Each clean £23');
});

test('a change is announced once', async () => {
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
  expect(records).toHaveLength(1);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(status()).toBe(
    'Window cleaning: Semi Detached 3 Bed, every 8 weeks, with conservatory. Guide price £23 per clean (£18 + £5).',
  );
});

test('panels that are no number are left out, and the field says so', async () => {
  const user = userEvent.setup();
  hydrate();
  const panels = screen.getByRole<HTMLInputElement>('textbox');
  await user.click(box('Extension'));
  await user.type(panels, '9');
  expect(receipt(1).at(-1)).toBe('Conservatory roof £50 9 panels, minimum charge');
  await user.type(panels, 'x');
  expect(receipt(1).at(-1)).toBe('Conservatory roof – £5 a panel, minimum £50');
  expect(panels.validity.valid).toBe(false);
  expect(receipt(0).at(-1)).toBe('Each clean £23');
});

test('an address that the browser refuses to change costs no sum', async () => {
  const user = userEvent.setup();
  hydrate();
  const refusal = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  await user.click(box('Extension'));
  expect(receipt(0).at(-1)).toBe('Each clean £23');
  refusal.mockRestore();
});

test('it says what is a guide and what is quoted', () => {
  hydrate();
  expect(form().textContent).toContain(priceGuide.notes.quoted);
  expect(screen.getByRole('link', { name: 'About these cleans' }).getAttribute('href')).toBe(
    '#first-clean',
  );
});
