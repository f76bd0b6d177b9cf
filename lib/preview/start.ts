/**
 * Builds the site, then serves it with the stand-in form service behind its form until it is
 * stopped with Ctrl-C. With `--no-build` it serves what is in `out/` already.
 */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';

import type { FormRequest } from './form-service';
import { startFormService } from './form-service';
import { listen, PlainError, stopListening } from './listen';
import { formServicePort, sitePort } from './ports';
import { startPreviewServer } from './preview-server';

try {
  await requireFreePorts();
  if (!process.argv.includes('--no-build')) build();
  await serve();
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

/** A build takes a while: nobody should wait for one that cannot be served then. */
async function requireFreePorts() {
  for (const port of [sitePort, formServicePort]) {
    const server = createServer();
    await listen(server, port);
    await stopListening(server);
  }
}

function build() {
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    // A release would send what is tried out here to the real form service.
    env: { ...process.env, SITE_BUILD: 'preview' },
  });
  if (status !== 0) throw new PlainError('The site was not built, so there is nothing to serve.');
}

async function serve() {
  const service = await startFormService({ port: formServicePort, onMessage: print });
  const site = await startPreviewServer({ folder: 'out', port: sitePort });
  console.log(`
The site is at ${site.url}
Messages sent with its form go to a stand-in and are shown here. Ctrl-C ends it.
`);

  const stop = () => void Promise.all([site.close(), service.close()]);
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

function print({ formId, fields }: FormRequest) {
  const lines = Object.entries(fields).map(
    ([name, value]) => `  ${name.padEnd(8)} ${value.replaceAll(/\r?\n/g, `\n${' '.repeat(11)}`)}`,
  );
  console.log(`A message arrived at the form “${formId}”:\n${lines.join('\n')}\n`);
}
