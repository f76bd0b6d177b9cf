import { expect, it } from 'vitest';
import { pages } from '../testing/example-content/pages';
import { priceGuide } from '../testing/example-content/prices';
import { services } from '../testing/example-content/services';
import { serviceIndex } from './service-index';

const { servicesOrder } = pages.about;

it('the six services and first cleans are listed in the order of the first page', () => {
  expect(serviceIndex(services, priceGuide.notes, servicesOrder)).toMatchObject([
    { name: 'Traditional Window Cleaning', href: '/services#traditional-window-cleaning' },
    { name: 'Water-fed Pole Cleaning', href: '/services#water-fed-pole-window-cleaning' },
    { name: 'Gutter Cleaning', href: '/services#gutter-cleaning' },
    { name: 'Conservatory Cleaning', href: '/services#conservatory-cleaning' },
    { name: 'Fascia & Soffit Cleaning', href: '/services#fascia-and-soffit-cleaning' },
    { name: 'First Cleans & Maintenance', href: '/prices#first-clean' },
    { name: 'Window Restoration', href: '/services#window-restoration-cleans' },
  ]);
});

it('a service that is added comes last, and one that is removed or not offered is gone', () => {
  const added = { ...services[0]!, id: 'roof-cleaning', title: 'Roof Cleaning' };
  const changed = [added, ...services.filter(({ id }) => id !== 'gutter-cleaning')];
  const names = serviceIndex(changed, { guide: 'Guides.' }, servicesOrder).map(({ name }) => name);
  expect(names.at(-1)).toBe('Roof Cleaning');
  expect(names).toHaveLength(6);
  expect(names.join()).not.toMatch(/gutter|first/i);
});
