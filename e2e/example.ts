/** Serves a site with every fact filled in, together with the stand-in form service. */
import { startStandIn } from '../lib/commands/stand-in-form-service';
import { startPreviewServer } from '../lib/commands/preview-server';
import { buildEveryFact } from './build-every-fact';

const service = await startStandIn();
process.env.STAND_IN_SERVICE = service.url;
const { url, close } = await startPreviewServer({ folder: await buildEveryFact(), port: 4000 });
console.log(`The example is at ${url}. Press Ctrl-C to stop.`);

const stop = () => void Promise.all([close(), service.close()]);
process.once('SIGINT', stop).once('SIGTERM', stop);
