/** Compares a published site with `out/`. Says nothing when all is right. */
import { existsSync } from 'node:fs';
import { checkLive } from '../check-live';

const [address = '', ...options] = process.argv.slice(2).sort((a) => (a.startsWith('-') ? 1 : -1));

if (!URL.canParse(address)) {
  fail(['Say which site to check, like: npm run check-live -- https://www.example.com']);
} else if (!existsSync('out/_headers')) {
  fail([
    'There is nothing in out/ to compare with: build what you published, with npm run release',
  ]);
} else {
  const filesOnly = options.includes('--files-only');
  fail(await checkLive({ folder: 'out', address, filesOnly }));
}

function fail(problems: string[]) {
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
