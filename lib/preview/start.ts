/**
 * Builds a preview and serves it together with the stand-in form service; `--no-build` serves the last
 * preview.
 */
import { existsSync } from 'node:fs';
import { buildSite } from '../site/build-site';
import { commandLine } from '../site/command-line';
import { exportFolders } from '../site/build-kind';
import { startPreviewServer } from './preview-server';
import { startStandIn } from './stand-in';

const { values } = commandLine({ 'no-build': { type: 'boolean' } });
if (values['no-build'] && !existsSync(exportFolders.preview)) {
  console.error('There is no preview yet: run npm start without --no-build first.');
  process.exit(1);
}

const service = await startStandIn();
const folder = values['no-build']
  ? exportFolders.preview
  : buildSite('preview', { STAND_IN_SERVICE: service.url });
if (folder === undefined) process.exit(1);

const site = await startPreviewServer({ folder, port: 4000 });
console.log(`
The site is at ${site.url}
Messages sent with its form only appear here. Press Ctrl-C to stop.
`);

const stop = () => void Promise.all([site.close(), service.close()]);
process.once('SIGINT', stop).once('SIGTERM', stop);
