import { expect, test } from 'vitest';
import { oldAddresses } from './old-addresses';

const rule =
  'must be what follows the domain of an old address, like /window-cleaning.html, without ? or #, not';
const noFile = '(remove the row, since no file can have such a name)';

test.each([
  { from: '/a%00b.html', says: `${rule} "/a%00b.html" ${noFile}` },
  { from: '/a%0Ab', says: `${rule} "/a%0Ab" ${noFile}` },
  {
    from: `/shop/${'é'.repeat(101)}`,
    says: `${rule} "/shop/${'é'.repeat(54)}…" ${noFile}`,
  },
  { from: '/a:b', says: `${rule} "/a:b"` },
])('an old address $from is refused', ({ from, says }) => {
  const { error } = oldAddresses.safeParse([{ from, to: '/' }]);
  expect(error?.issues.map(({ message }) => message)).toEqual([says]);
});

test('the longest name of a file is accepted', () => {
  const from = `/shop/${'é'.repeat(100)}`;
  expect(oldAddresses.safeParse([{ from, to: '/' }]).error).toBe(undefined);
});

test.each(['/\\evil.com', '//evil.com', 'evil.com/prices'])(
  'an old address that leads to %s is refused',
  (to) => {
    const { error } = oldAddresses.safeParse([{ from: '/a', to }]);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      `must be a page of this site, like /prices or /services#gutter-cleaning, not "${to}"`,
    ]);
  },
);
