// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentWith } from '../../lib/testing/example';
import * as priceLists from '../../lib/testing/price-lists';
import { readChoices } from '../../lib/prices/choices';
import { parametersOf, readEstimateQuery } from '../../lib/prices/estimate-query';
import { completeGuide } from '../../lib/prices/service-prices';
import { PriceBoard } from '../price-board';
import { PriceTables } from '../price-tables';
import { Estimator } from './estimator';

test.each(Object.entries(priceLists))('each estimate in a link of the list %s holds', (_, list) => {
  const { priceGuide, services } = contentWith(list);
  const guide = completeGuide(priceGuide, services);
  document.body.innerHTML = renderToString(
    <>
      <PriceBoard guide={guide}>Send a message</PriceBoard>
      <PriceTables guide={guide} />
      <Estimator guide={guide} links={[]}>
        Prices
      </Estimator>
    </>,
  );
  const isOutdated = (search: string) => readEstimateQuery(search, guide).isOutdated;
  expect([...document.links].filter(({ search }) => isOutdated(search))).toEqual([]);
  // The script's links carry what is chosen in the form, in whatever order.
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form input')];
  const values = inputs.map(({ type, name, value }) => [name, type === 'text' ? '12' : value]);
  fc.assert(
    fc.property(fc.shuffledSubarray(values), (chosen) => {
      const query = new URLSearchParams(chosen);
      const link = readEstimateQuery(String(parametersOf(query, guide)), guide);
      expect(link).toMatchObject({ isOutdated: false, choices: readChoices(query, guide) });
    }),
  );
});
