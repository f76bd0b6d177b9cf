// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatAmount } from '../lib/prices/amount';
import { isPriced, priceWords } from '../lib/prices/price-words';
import { priceGuide } from '../lib/testing/example';
import { PriceTables } from './price-tables';

const { homes, extras, example } = priceGuide;

it('every cell has the price of its row and column', () => {
  render(<PriceTables guide={priceGuide} />);
  const rows = screen.getAllByRole<HTMLTableRowElement>('row');
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ...homes
      .filter(isPriced)
      .flatMap((table) => [
        ['Property', '4-week', '8-week', 'Extension', 'Conservatory'],
        ...table.rows.map(({ home, fourWeeks, eightWeeks, extension, conservatory }) => [
          home,
          ...[fourWeeks, eightWeeks].map(formatAmount),
          ...[extension, conservatory].map((amount) => `+${formatAmount(amount)}`),
        ]),
      ]),
    [`${example.home}, every 8 weeks`, '£18'],
    ['Extension', '+£2'],
    ['Conservatory', '+£5'],
    ['Each clean', '£25'],
    ['Property', 'House only', 'With extension or conservatory'],
    ...extras.flatMap(({ name, price }) =>
      typeof price === 'object' && 'bySize' in price
        ? [
            [name],
            ...price.bySize.map(({ size, ...prices }) => [
              size,
              ...[prices.houseOnly, prices.extended].map(formatAmount),
            ]),
          ]
        : [[name, priceWords(price)]],
    ),
  ]);
});
