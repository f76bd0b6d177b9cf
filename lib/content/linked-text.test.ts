import { expect, it } from 'vitest';
import { linkedText } from './linked-text';

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

it.each(['www.hill.co.uk', '//evil.com', '/\\evil.com', '/a\\b', 'https:///evil.com'])(
  'a link to %s is refused',
  (address) => {
    const { error } = linkedText(30).safeParse(`See [us](${address}).`);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      `links to "${address}". In the round brackets, write a page of this site, like /prices or /contact, or a full web address that starts with https://`,
    ]);
  },
);

it.each([
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
