import { expect, test } from 'vitest';
import { inSentence } from './in-sentence';

test.each([
  ['Gutter Cleaning', 'gutter cleaning'],
  ['Water-fed Pole Cleaning', 'water-fed pole cleaning'],
  ['Fascia & Soffit Cleaning', 'fascia and soffit cleaning'],
  ['Repairs to Gutters', 'repairs to gutters'],
  ['uPVC Cleaning', 'uPVC cleaning'],
  ['UPVC frames', 'UPVC frames'],
  ['Velux Windows', 'Velux windows'],
  ['Gutters cleared in Whitby', 'gutters cleared in Whitby'],
  ['Éclair Cleaning', 'éclair cleaning'],
])('“%s” is “%s” within a sentence', (title, words) => {
  expect(inSentence(title)).toBe(words);
});
