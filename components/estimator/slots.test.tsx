// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withServices } from '../../lib/prices/price-words';
import { priceGuide, services } from '../../lib/testing/example';
import { Estimator } from './estimator';
import { slotsOf } from './slots';

const guide = withServices(priceGuide, services);
const { container } = render(
  <Estimator guide={guide} links={[]}>
    Prices
  </Estimator>,
);
const { prices, bases, ...single } = slotsOf(container.querySelector('form')!);

it.each(Object.entries(single))('the estimator has a place for: %s', (_name, slot) => {
  expect(slot).toBeInstanceOf(HTMLElement);
});

it('the estimator has a place for each price that the choices decide, and for what it is of', () => {
  const { surcharges, extras } = guide;
  const priced = [...surcharges, ...extras.filter(({ question }) => !question)];
  expect([...prices.keys()].toSorted()).toEqual(priced.map(({ id }) => id).toSorted());
  const bySize = extras.filter(({ price }) => price.form === 'bySize');
  expect([...bases.keys()]).toEqual(bySize.map(({ id }) => id));
});
