/** Builds a preview and serves it together with the stand-in form service. */
import { buildSite } from './build-site';
import { startStandIn } from './stand-in-form-service';
import { startFileServer } from './file-server';

const service = await startStandIn();
const folder = buildSite('preview', { STAND_IN_SERVICE: service.url, SKIP_TYPES: 'yes' });
if (folder === undefined) process.exit(1);

const site = await startFileServer({ folder, port: 4000 });
console.log(`
The site is at ${site.url}
Messages sent from its form appear only here. Press Ctrl-C to stop.
`);

const stop = () => void Promise.all([site.close(), service.close()]);
process.once('SIGINT', stop).once('SIGTERM', stop);
