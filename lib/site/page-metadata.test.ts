import { expect, it } from 'vitest';
import { maxDescription, type Pages } from '../content/pages';
import { pages, sample, services } from '../testing/sample';
import { pageMetadata } from './page-metadata';

function describe(titles: string[], page: keyof Pages = 'prices', description?: string) {
  const named = titles.map((title, index) => ({ ...services[0]!, id: `service-${index}`, title }));
  const words = { ...pages, [page]: { ...pages[page], description } };
  return pageMetadata(page, { ...sample, pages: words, services: named }).description!;
}

it('a page without a description of its own names the services', () => {
  expect(describe(['Gutters'])).toBe('A price or a quote for your home and any extras: Gutters.');
  expect(describe(['Windows', 'Gutters & Soffits', 'Solar'])).toBe(
    'A price or a quote for your home and any extras: Windows, Gutters & Soffits and Solar.',
  );
  expect(describe(['Gutters'], 'prices', 'Our own.')).toBe('Our own.');
});

it('a description names as many services as search results have room for', () => {
  const long = 'Cleaning of the whole house and all that stands around it, up'; // 61
  expect(describe([long, 'Gutters', long])).toMatch(/: Cleaning.*, Gutters and more\.$/);
  const many = Array.from({ length: 20 }, () => 'W'.repeat(60));
  for (const page of Object.keys(pages) as (keyof Pages)[]) {
    const description = describe(many, page);
    expect(description.length).toBeLessThanOrEqual(maxDescription);
    expect(description).toMatch(/W and more\.$/);
  }
});
