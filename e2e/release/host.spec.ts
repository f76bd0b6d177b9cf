import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { firstDifference } from '../../lib/checks/first-difference';
import { test } from './release';

test('the host serves what was built', async ({ release, subject, extraHTTPHeaders }) => {
  // A host may need some minutes to publish a release.
  const minutes = subject === 'published' ? 15 : 0;
  test.setTimeout(0);
  const end = Date.now() + minutes * 60_000;
  let difference = await firstDifference(release, extraHTTPHeaders);
  while (difference && Date.now() < end) {
    console.log(`Not ready yet: ${difference}. Trying again…`);
    await setTimeout(30_000);
    difference = await firstDifference(release, extraHTTPHeaders);
  }
  expect(difference, difference).toBe(undefined);
});
