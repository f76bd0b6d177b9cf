import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFormService } from '../lib/preview/form-service';
import { startPreviewServer } from '../lib/preview/preview-server';
import { standInService } from '../lib/site/build-kind';
import type { Change } from '../lib/testing/example';
import { sites } from '../lib/testing/sites';
import { buildExampleSite } from './build-example-site';

/** The sites besides the example, all with every fact, by the words that their variables begin with. */
const changes: Record<string, Change[]> = {
  FULL_SITE: [sites.full, sites.longest],
  // Without homes, none of its services has the price of a home.
  EXTRAS_SITE: [sites.full, sites['no homes, but driveways and gutters']],
  ODD_SITE: [sites.odd],
};

/**
 * For the whole run, serves the example, whose form posts to a stand-in of its own, and those other sites whose names
 * appear in the files of the run, so that a run of one file need not wait for all. The workers, which start later,
 * inherit the variables `SITE_URL`, `SITE_FOLDER`, `FULL_SITE_URL` and so on.
 */
export default async function globalSetup() {
  const formService = await startFormService({ port: 0 });
  const servers: { close(): Promise<void> }[] = [formService];
  const serve = async (name: string, folder: string) => {
    const server = await startPreviewServer({ folder, port: 0 });
    servers.push(server);
    Object.assign(process.env, { [`${name}_URL`]: server.url, [`${name}_FOLDER`]: folder });
  };

  const example = await mkdtemp(join(tmpdir(), 'example-'));
  await cp(await buildExampleSite(), example, { recursive: true });
  for (const name of ['contact.html', '_headers']) {
    const text = await readFile(join(example, name), 'utf8');
    await writeFile(join(example, name), text.replaceAll(standInService, formService.url));
  }
  await serve('SITE', example);
  const sources = chosenFiles().map((file) => readFileSync(file, 'utf8'));
  const named = Object.entries(changes).filter(([name]) =>
    sources.some((source) => source.includes(name)),
  );
  // All at once, since a build often uses a single core, but after the example, whose encoded pictures they share.
  await Promise.all(
    named.map(async ([name, change]) => serve(name, await buildExampleSite(change))),
  );
  // Set last, or the builds would post to it and so differ from one run to the next.
  process.env.STAND_IN_SERVICE = formService.url;
  return async () => {
    for (const { close } of servers) await close();
    await rm(example, { recursive: true });
  };
}

/** The test files of this run, going by the command's words, which are parts of paths; all if that is unclear. */
function chosenFiles(): string[] {
  const words = process.argv.slice(process.argv.indexOf('test'));
  // The word after an option may be its value.
  const parts = words.filter(
    (word, index) => index > 0 && !word.startsWith('-') && !/^-[^=]*$/.test(words[index - 1]!),
  );
  if (words.includes('--project=in *')) parts.push('engines/');
  const e2e = import.meta.dirname;
  const folders = readdirSync(e2e).filter((name) => !/\.|^results$/.test(name));
  const files = folders.flatMap((folder) =>
    readdirSync(join(e2e, folder)).map((file) => join(e2e, folder, file)),
  );
  const patterns = parts.map((part) => new RegExp(part.replace(/:\d+$/, '')));
  const chosen = files.filter((file) => patterns.some((pattern) => pattern.test(file)));
  return chosen.length > 0 ? chosen : files;
}
