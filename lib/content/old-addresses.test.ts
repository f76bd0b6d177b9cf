import { expect, test } from 'vitest';
import { problemsWith } from '../testing/example';
import { oldAddresses } from './old-addresses';

const rule =
  'must be what follows the domain of an old address, like /window-cleaning.html, without ? or #, not';
const noFile = '(remove the row, since no file can have such a name)';

test('the longest name of a file is accepted', () => {
  const from = `/shop/${'é'.repeat(100)}`;
  expect(oldAddresses.safeParse([{ from, to: '/' }]).error).toBe(undefined);
});

test.each(['/\\evil.com', '//evil.com', 'evil.com/prices', 'https://evil com/prices'])(
  'an old address that leads to %s is refused',
  (to) => {
    const { error } = oldAddresses.safeParse([{ from: '/a', to }]);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      `must be a page of this site, like /prices or /services#gutter-cleaning, not "${to}"`,
    ]);
  },
);

test.each([
  { write: ['/a%00b.html'], says: `${rule} "/a%00b.html" ${noFile}` },
  { write: ['/a%0Ab'], says: `${rule} "/a%0Ab" ${noFile}` },
  {
    write: [`/shop/${'é'.repeat(101)}`],
    says: `${rule} "/shop/${'é'.repeat(54)}…" ${noFile}`,
  },
  { write: ['/a:b'], says: `${rule} "/a:b"` },
  { write: ['/100%.html'], says: `${rule} "/100%.html"` },
  { write: ['/roof.html', 'gutters.html'], says: `${rule} "gutters.html"` },
  {
    write: ['https://www.hill.co.uk/a%20b.html?x'],
    says: `${rule} "https://www.hill.co.uk/a%20b.html?x" (write "/a%20b.html")`,
  },
  {
    write: ['/?page_id=7'],
    says: `${rule} "/?page_id=7" (remove the row, since your first page answers this address)`,
  },
  {
    write: ['/windows.html', '/Windows.html/prices'],
    says: 'begins with "/windows.html", which another row makes a page and not a folder: remove one',
  },
  {
    write: ['/über uns', '/%C3%9Cber%20uns/'],
    says: 'is in an earlier row too, perhaps with a slash or capitals: remove one',
  },
])('the last of the old addresses $write is refused', ({ write, says }) => {
  const oldAddresses = write.map((from) => ({ from, to: '/prices' }));
  expect(problemsWith({ business: { oldAddresses } })).toEqual([
    `content/business.ts: oldAddresses, row ${write.length} (${write.at(-1)}): from ${says}`,
  ]);
});
