// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { priceGuide } from '../lib/testing/example-content/prices';
import { PriceTables } from './price-tables';

afterEach(cleanup);

it('every cell has the price of its row and column', () => {
  render(<PriceTables guide={priceGuide} />);
  const rows = screen.getAllByRole<HTMLTableRowElement>('row');
  expect(
    rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent).join(' ')),
  ).toEqual([
    'Property 4-week 8-week Extension Conservatory',
    '2 Bed £11 £17 +£2 +£5',
    '3 Bed £12 £18 +£2 +£5',
    '4 Bed £13 £19 +£2 +£5',
    'Property 4-week 8-week Extension Conservatory',
    '3 Bed £14 £20 +£2 +£5',
    '4 Bed £15 £21 +£2 +£5',
    '5 Bed £16 £22 +£2 +£5',
    '6 Bed £17.50 £23.95 +£2.50 +£5',
    '3 Bed Semi Detached, every 8 weeks £18',
    'Extension +£2',
    'Conservatory +£5',
    'Each clean £25',
    'Property House only With extension or conservatory',
    'Gutter clearing with vacuum',
    'Terraced £50 £70',
    '3/4 Bed Semi £60 £80',
    '3/4 Bed Detached £70 £90',
    '5 Bed £80 £100',
    'Gutter, fascia & soffits cleaned',
    'Terraced £60 £70',
    '3/4 Bed Semi £70 £80',
    '3/4 Bed Detached £80 £90',
    '5 Bed £90 £100',
    'Windows cleaned inside Twice your 4-weekly price',
    'Conservatory roof £5 a panel, minimum £50',
  ]);
});
