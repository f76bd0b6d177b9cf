import { test } from './test';

test.use({ site: 'every-fact' });

test('the longest price tables fit every screen', ({ expectTablesToFit }) => expectTablesToFit());
