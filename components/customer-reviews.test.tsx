import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { business } from '../lib/testing/example';
import { CustomerReviews } from './customer-reviews';

it('a review on paper has no link', () => {
  const review = { name: 'Mrs E.', text: 'Good.', month: '2026-08', source: 'a card' };
  const html = renderToStaticMarkup(<CustomerReviews reviews={[review]} business={business} />);
  expect(html).toContain('Mrs E., <time dateTime="2026-08">August 2026</time>, a card<');
});
