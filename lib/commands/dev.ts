/** Runs Next's development server and the stand-in form service. Passes its options to `next dev`. */
import { spawn } from 'node:child_process';
import { startStandIn } from './stand-in-form-service';

const service = await startStandIn();
const next = ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)];
const server = spawn(process.execPath, next, {
  stdio: 'inherit',
  env: { ...process.env, SITE_BUILD: 'preview', STAND_IN_SERVICE: service.url },
});

// A terminal sends Ctrl-C to both processes; SIGTERM reaches only this one.
process.on('SIGINT', () => {});
process.once('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', (status) => {
  process.exitCode = status ?? 0;
  void service.close();
});
