import { expect, test } from 'vitest';
import { rulesBroken } from '../testing/rules-broken';
import { problemsWith } from '../testing/sample';
import { oldAddresses } from './old-addresses';

test('mistakes in old addresses are refused', () => {
  const from = [
    ['/a%00b.html'],
    [`/shop/${'é'.repeat(98)}`],
    ['/window-cleaning.html/'],
    ['/a:b'],
    ['/100%.html'],
    ['/.env'],
    ['/aux.html'],
    ['/shop./a.html'],
    ['/index.php/about'],
    ['/index.html/about'],
    ['/'],
    ['/?page_id=7'],
    ['/roof.html', 'gutters.html'],
    ['/windows.html', '/Windows.html/prices'],
    ['/über uns', '/%C3%9Cber%20uns/'],
  ].map((all) => all.map((from) => ({ from, to: '/prices' })));
  const elsewhere = [{ from: '/a.html', to: '//evil.com' }];
  const all = [...from, elsewhere].map((oldAddresses) =>
    problemsWith({ business: { oldAddresses } }),
  );
  expect(rulesBroken(all)).toMatchInlineSnapshot(`
    "content/business.ts: oldAddresses, row 1 (/a%00b.html): from must be what follows the domain in an old address: a slash, then at most 200 characters before any ?, # or slash after .html, in names that any computer allows for files, like /window-cleaning.html, not "/a%00b.html"
    content/business.ts: oldAddresses, row 1 (/index.php/about): from contains "index.php", a name that some hosts look for first, so visitors couldn't reach the real page of that folder: remove this row
    content/business.ts: oldAddresses, row 1 (/index.html/about): from contains "index.html", a name that some hosts look for first, so visitors couldn't reach the real page of that folder: remove this row
    content/business.ts: oldAddresses, row 2 (/Windows.html/prices): from begins with "/windows.html", which is a page in another row, so it can't be a folder: remove one of the rows
    content/business.ts: oldAddresses, row 2 (/%C3%9Cber%20uns/): from is already in an earlier row, perhaps with a slash or capitals: remove one
    content/business.ts: oldAddresses, row 1 (/a.html): to must be a page of this site, like /prices or /services#gutter-cleaning, not "//evil.com""
  `);
});

test.each([
  ["/jo's a.html", "jo's a.html"],
  ['/a%20b.php', 'a b.php/index.html'],
  ['/about-us/', 'about-us/index.html'],
  ['/console.html', 'console.html'],
  [`/shop/${'é'.repeat(97)}`, `shop/${'é'.repeat(97)}/index.html`],
])('the old address %s has the file %s', (from, file) => {
  const to = '/services#gutters';
  expect(oldAddresses.parse([{ from, to }])).toEqual([{ from, to, file }]);
});
