import { test } from './test';

test.use({ site: 'full' });

test('the longest price tables fit every screen', ({ expectTablesToFit }) => expectTablesToFit());
