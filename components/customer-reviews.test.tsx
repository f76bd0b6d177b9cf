import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Review } from '../lib/content/reviews';
import { business } from '../lib/testing/example';
import { CustomerReviews } from './customer-reviews';

const review = { name: 'Mrs E.', text: 'Good.', month: '2026-08', source: 'a card' };
const htmlOf = (reviews: Review[]) =>
  renderToStaticMarkup(<CustomerReviews reviews={reviews} business={business} />);

it('a keyboard can reach and scroll a row of more than two reviews', () => {
  const three = ['A', 'B', 'C'].map((text) => ({ ...review, text }));
  expect(htmlOf(three)).toContain('role="group" aria-label="Reviews" tabindex="0"');
  expect(htmlOf(three.slice(1))).not.toContain('tabindex');
});

it('a review on paper has no link; its text and name may be in a right-to-left script', () => {
  expect(htmlOf([review])).toContain(
    '<blockquote dir="auto">Good.</blockquote><figcaption><bdi>Mrs E.</bdi>, <time dateTime="2026-08">August\u00a02026</time>, a card<',
  );
});
