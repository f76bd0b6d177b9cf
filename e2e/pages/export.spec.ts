import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { routes, siteFiles } from '../../lib/addresses/routes';
import { expect, test } from '../test';

test('a file tells GitHub Pages to serve _next if `out` is published as a branch', ({
  siteFolder,
}) => {
  expect(existsSync(path.join(siteFolder, '.nojekyll'))).toBe(true);
});

test('every file at the top of the site has a name that an old address may not take', ({
  siteFolder,
}) => {
  const pages = ['index', ...Object.values(routes).map((route) => route.slice(1))];
  const names = readdirSync(siteFolder).map((name) => name.replace(/\.html$/, ''));
  const known = (name: string) =>
    pages.includes(name) || siteFiles().includes(name) || existsSync(path.join('public', name));
  expect(names.filter((name) => !known(name))).toEqual([]);
});
