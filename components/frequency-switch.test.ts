import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maxFrequencies } from '../lib/content/price-guide';
import { shownFor } from './frequency-switch';

it('prices can be shown for as many frequencies as a price guide may have, and no more', () => {
  const styles = readFileSync('components/frequency-switch.module.css', 'utf8');
  expect([shownFor(maxFrequencies - 1), shownFor(maxFrequencies)]).toEqual([
    expect.any(String),
    undefined,
  ]);
  expect(styles.match(/label:nth-child\(\d+\)/g)).toHaveLength(maxFrequencies);
});
