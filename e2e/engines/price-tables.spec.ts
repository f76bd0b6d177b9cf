import { test } from './test';

test.use({ site: 'fullest' });

test('the longest price tables fit every screen', ({ expectTablesToFit }) => expectTablesToFit());
