import { expect, it } from 'vitest';
import { readableText, textParts } from './linked-text';

it.each([
  ['No links.', [{ words: 'No links.' }]],
  [
    'See [our prices](/prices).',
    [{ words: 'See ' }, { words: 'our prices', href: '/prices' }, { words: '.' }],
  ],
  [
    '[One](https://a.uk)[two](/faq#rain)',
    [
      { words: 'One', href: 'https://a.uk' },
      { words: 'two', href: '/faq#rain' },
    ],
  ],
  ['Small houses [terraced] (on request)', [{ words: 'Small houses [terraced] (on request)' }]],
])('%s', (text, parts) => {
  expect(textParts(text)).toEqual(parts);
});

it('a text with links reads without their addresses', () => {
  expect(readableText('See [our prices](/prices), or [ask](/contact).')).toBe(
    'See our prices, or ask.',
  );
});
