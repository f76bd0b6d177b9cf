import { expect, test } from 'vitest';
import { clashes } from './clashes';

const site = {
  pageFiles: ['404.html', 'contact.html', 'index.html', 'prices.html'],
  routeFiles: ['contact-card.vcf', 'robots.txt', 'photos/a-480.jpg'],
  publicFiles: ['brochure.pdf', 'prices/list.pdf', '.htaccess'],
  redirects: [{ from: '/prices/gutters/', file: 'prices/gutters/index.html', to: '/prices' }],
};

test('files of public and old addresses may be in a folder next to a page', () => {
  expect(clashes(site)).toEqual([]);
});

test.each(['prices.html', 'prices', 'prices.txt', 'robots.txt', 'robots.txt/a.pdf'])(
  'public/%s would replace a file of the site',
  (file) => {
    expect(clashes({ ...site, publicFiles: [file], redirects: [] })).toEqual([
      `public/${file}: the site uses this name or folder itself (capitals don't count). Rename or move this file.`,
    ]);
  },
);

test('public/prices.pdf would be sent instead of a page', () => {
  expect(clashes({ ...site, publicFiles: ['prices.pdf', 'our-prices.pdf'] })).toEqual([
    'public/prices.pdf: some hosts would send this file instead of the page of that name. Call it our-prices.pdf.',
  ]);
});

test.each([
  ['/404.html', '404.html'],
  ['/Contact', 'Contact/index.html'],
  ['/contact-card.vcf', 'contact-card.vcf/index.html'],
  ['/brochure.pdf', 'brochure.pdf/index.html'],
])('the old address %s would replace something on the site', (from, file) => {
  expect(clashes({ ...site, redirects: [{ from, file, to: '/' }] })).toEqual([
    `content/business.ts: the old address ${from} is also an address of this site (capitals don't count). Remove it from oldAddresses.`,
  ]);
});
