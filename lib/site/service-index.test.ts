import { expect, it } from 'vitest';
import { pages } from '../testing/example-content/pages';
import { priceGuide } from '../testing/example-content/prices';
import { services } from '../testing/example-content/services';
import { serviceIndex } from './service-index';

const { servicesOrder } = pages.about;

it('the six services and first cleans are listed in the order of the first page', () => {
  expect(serviceIndex(services, priceGuide, servicesOrder)).toMatchObject([
    { name: 'Traditional Window Cleaning', href: '/services#traditional-window-cleaning' },
    { name: 'Water-fed Pole Cleaning', href: '/services#water-fed-pole-window-cleaning' },
    { name: 'Gutter Cleaning', href: '/services#gutter-cleaning' },
    { name: 'Conservatory Cleaning', href: '/services#conservatory-cleaning' },
    { name: 'Fascia & Soffit Cleaning', href: '/services#fascia-and-soffit-cleaning' },
    { name: 'First Cleans & Maintenance', href: '/prices#first-clean' },
    { name: 'Window Restoration', href: '/services#window-restoration-cleans' },
  ]);
});

it('each has its price, and what is done on every visit is told from the rest', () => {
  const prices = serviceIndex(services, priceGuide, servicesOrder).map(
    ({ price, isRegular }) => `${isRegular ? 'regular' : 'occasional'}: ${price}`,
  );
  expect(prices).toEqual([
    'regular: From £11 a clean',
    'regular: From £11 a clean',
    'occasional: From £50',
    'occasional: Roof: £5 a panel, minimum £50',
    'occasional: From £60',
    'occasional: Quoted on request',
    'occasional: Quoted on request',
  ]);
});

it('a service that is added comes last, and one that is removed or not offered is gone', () => {
  const added = { ...services[0]!, id: 'roof-cleaning', title: 'Roof Cleaning' };
  const changed = [added, ...services.filter(({ id }) => id !== 'gutter-cleaning')];
  const guide = { ...priceGuide, notes: { guide: 'Guides.' } };
  const names = serviceIndex(changed, guide, servicesOrder).map(({ name }) => name);
  expect(names.at(-1)).toBe('Roof Cleaning');
  expect(names).toHaveLength(6);
  expect(names.join()).not.toMatch(/gutter|first/i);
});
