import { expect, test } from 'vitest';
import { inSentence } from './sentence-case';

test.each([
  ['Gutters, fascia & soffits', 'gutters, fascia & soffits'],
  ['Éclairs', 'éclairs'],
  ['Gutter Cleaning', 'Gutter Cleaning'],
  ['uPVC frames', 'uPVC frames'],
  ['VELUX windows', 'VELUX windows'],
  ['Velux', 'Velux'],
  ['York stone sills', 'York stone sills'],
  ['Frenchman’s porch', 'frenchman’s porch'],
])('“%s” is “%s” in a sentence', (name, words) => {
  expect(inSentence(name)).toBe(words);
});
