import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { routes, siteFiles } from '../../lib/site/routes';
import { unscopedSelectorsIn } from '../scoped-styles';
import { expect, test } from '../test';

test('styles of a component are of its own elements, so that other pages drop them and no tap tries them', ({
  siteFolder,
}) => {
  expect(unscopedSelectorsIn(siteFolder)).toEqual([]);
});

test('GitHub Pages, where `out` is published as a branch, is told to serve files in _next', ({
  siteFolder,
}) => {
  expect(existsSync(path.join(siteFolder, '.nojekyll'))).toBe(true);
});

test('no old address can be that of a file at the top of the site', ({ siteFolder }) => {
  const pages = ['index', ...Object.values(routes).map((route) => route.slice(1))];
  const names = readdirSync(siteFolder).map((name) => name.replace(/\.html$/, ''));
  const known = (name: string) =>
    pages.includes(name) || siteFiles().includes(name) || existsSync(path.join('public', name));
  expect(names.filter((name) => !known(name))).toEqual([]);
});
