import { expect, it } from 'vitest';
import { linkedText, readableText, splitAtLinks } from './linked-text';

it.each([
  ['No links.', [{ text: 'No links.' }]],
  [
    'See [our prices](/prices).',
    [{ text: 'See ' }, { text: 'our prices', href: '/prices' }, { text: '.' }],
  ],
  [
    '[One](https://a.uk)[two](/faq#rain)',
    [
      { text: 'One', href: 'https://a.uk' },
      { text: 'two', href: '/faq#rain' },
    ],
  ],
  ['[Ladder](https://a.uk/L_(tool))', [{ text: 'Ladder', href: 'https://a.uk/L_(tool)' }]],
  ['Small houses [terraced] (on request)', [{ text: 'Small houses [terraced] (on request)' }]],
])('%s', (text, runs) => {
  expect(linkedText(36).parse(text)).toEqual({ runs });
});

it('a text with links reads without their addresses', () => {
  const linked = splitAtLinks('See [our prices](/prices), or [ask](/contact).');
  expect(readableText(linked)).toBe('See our prices, or ask.');
});

const aPage =
  'In the round brackets, write a page of this site, like /prices or /contact, or a full web address that starts with https://';

it.each([
  { write: 'See [us](www.hill.co.uk).', says: `links to "www.hill.co.uk". ${aPage}` },
  { write: 'See [us](//evil.com).', says: `links to "//evil.com". ${aPage}` },
  { write: 'See [us](/\\evil.com).', says: `links to "/\\evil.com". ${aPage}` },
  { write: 'See [us](/a\\b).', says: `links to "/a\\b". ${aPage}` },
  { write: 'See [us](https:///evil.com).', says: `links to "https:///evil.com". ${aPage}` },
  {
    write: 'See [prices] (/prices).',
    says: 'contains "[prices] (/prices)", which isn\'t a link. Put the words in square brackets and, straight after them, the address in round brackets, like [our prices](/prices)',
  },
  {
    write: '[a](/prices) '.repeat(16),
    says: 'is 31 characters long; the limit is 30: "a a a a a a a a a a a a a a a a"',
  },
  {
    write: 'See [us] (/prices), <b>or</b> [ask](ask).',
    says: 'is 34 characters long; the limit is 30: "See [us] (/prices), <b>or</b> ask."',
  },
  {
    write: '[a'.repeat(50_000),
    says: `is 100000 characters long; the limit is 30: "${'[a'.repeat(30)}…"`,
  },
])('a text with links: $says', ({ write, says }) => {
  const { error } = linkedText(30).safeParse(write);
  expect(error?.issues.map(({ message }) => message)).toEqual([says]);
});
