// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readEstimateQuery } from '../lib/prices/estimate-query';
import { priceGuide } from '../lib/testing/sample';
import { EstimateSummary } from './contact-form/estimate-summary';
import { toDom } from './to-dom';

it.each([
  '?home=3-bed-semi-detached&has=conservatory&extra=gutter-clearing&extra=windows-inside&extra.first-clean=no',
  '?home=not-listed&extra.conservatory-roof=12',
  '?home=castle',
  '',
])('the browser draws the summary of %s as React does', (search) => {
  const estimateSummary = (
    <EstimateSummary estimateQuery={readEstimateQuery(search, priceGuide)} guide={priceGuide} />
  );
  const drawn = document.createElement('div');
  drawn.append(...toDom(estimateSummary));
  expect(drawn.innerHTML).toBe(renderToStaticMarkup(estimateSummary));
});
