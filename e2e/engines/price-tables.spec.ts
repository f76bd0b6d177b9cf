import { test } from './test';

test.use({ site: 'full' });

test('no word of the longest price tables is broken', ({ expectTablesToFit }) =>
  expectTablesToFit([320, 390, 1280]));
