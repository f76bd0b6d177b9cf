import { expect, it } from 'vitest';
import { maxDescription } from '../content/pages';
import { business, services } from '../testing/example';
import { pageMetadata } from './page-metadata';
import { routes } from './routes';

const page = { title: 'Prices' };

function describe(titles: string[]) {
  const named = titles.map((title, index) => ({ ...services[0]!, id: `service-${index}`, title }));
  return pageMetadata(business, routes.prices, page, named).description!;
}

it('a page without a description of its own names the services', () => {
  expect(describe(['Gutters'])).toBe('Prices home by home, with every extra: Gutters.');
  expect(describe(['Windows', 'Gutters & Soffits', 'Solar'])).toBe(
    'Prices home by home, with every extra: Windows, Gutters & Soffits and Solar.',
  );
  const own = { ...page, description: 'Our own.' };
  expect(pageMetadata(business, routes.prices, own, services).description).toBe('Our own.');
});

it('names as many services as search results show', () => {
  const long = 'Cleaning of the whole house and all that stands around it, up'; // 61
  expect(describe([long, 'Gutters', long])).toMatch(/: Cleaning.*, Gutters and more\.$/);
  const title = 'W'.repeat(60);
  for (const route of [routes.home, routes.services, routes.prices, routes.contact, routes.faq]) {
    const many = Array.from({ length: 20 }, () => ({ ...services[0]!, title }));
    const { description } = pageMetadata(business, route, page, many);
    expect(description!.length).toBeLessThanOrEqual(maxDescription);
    expect(description).toMatch(/W and more\.$/);
  }
});
