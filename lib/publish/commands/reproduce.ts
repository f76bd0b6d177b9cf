/** Builds the site twice from scratch, and fails unless the exports are byte-identical. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../site/build-site';

const [first, second] = [buildFromScratch(), buildFromScratch()];
const files = [...new Set([...first.keys(), ...second.keys()])].sort();
const different = files.filter((file) => first.get(file) !== second.get(file));

if (different.length > 0) {
  console.error(`Two builds differ in:\n${different.map((file) => `- ${file}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(
    `Two builds have ${files.length} byte-identical files: ${hash([...first].flat().join())}`,
  );
}

/** Hashes of the exported files, by name. */
function buildFromScratch(): Map<string, string> {
  rmSync('.next', { recursive: true, force: true });
  const built = buildSite('preview');
  if (built === undefined) process.exit(1);
  return new Map(
    readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, hash(readFileSync(file))]),
  );
}

function hash(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
