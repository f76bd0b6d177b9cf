import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '../../lib/site/routes';
import { publicClashes } from '../../lib/checks/public-clashes';
import { contentWith } from '../../lib/testing/sample';
import { encodedFile } from '../build-sample-site';
import { changes } from '../site';
import { expect, test } from '../test';

test('a file tells GitHub Pages to serve _next if `out` is published as a branch', ({
  siteFolder,
}) => {
  expect(existsSync(path.join(siteFolder, '.nojekyll'))).toBe(true);
});

test('the content check knows every file that the export writes', ({ siteFolder }) => {
  const old = contentWith(...changes.sample).business.oldAddresses!.map(({ file }) => file);
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file !== encodedFile &&
      !existsSync(path.join('public', file)) &&
      !old.some((one) => `${one}/`.startsWith(`${file}/`)),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(publicClashes(files, siteFiles())).toEqual(files);
});
