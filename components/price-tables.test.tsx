// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatAmount } from '../lib/prices/amount';
import { priceWords } from '../lib/prices/price-forms';
import { isPriced } from '../lib/prices/price-words';
import { priceGuide } from '../lib/testing/example';
import { PriceTables } from './price-tables';

const { homes, extras } = priceGuide;

it('every cell has the price of its row and column', () => {
  render(<PriceTables guide={priceGuide} />);
  const rows = screen.getAllByRole<HTMLTableRowElement>('row');
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ...homes
      .filter((table) => isPriced(table, priceGuide))
      .flatMap((table) => [
        ['Property', '4-week', '8-week', 'Extension', 'Conservatory'],
        ...table.rows.map(({ name, amounts }) => [
          name,
          ...['fourWeeks', 'eightWeeks'].map((id) => formatAmount(amounts[id]!)),
          ...['extension', 'conservatory'].map((id) => `+${formatAmount(amounts[id]!)}`),
        ]),
      ]),
    ['Property', 'Home only', 'With extension or conservatory'],
    ...extras.flatMap(({ name, price }) =>
      price.form === 'bySize'
        ? [
            [name],
            ...price.bySize.map(({ size, houseOnly, extended }) => [
              size,
              ...[houseOnly, extended!].map(formatAmount),
            ]),
          ]
        : [[name, priceWords(price, priceGuide)]],
    ),
  ]);
});
