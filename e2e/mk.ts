import { buildFilledIn } from './filled-in';
import { buildExampleSite } from './build-example-site';
if (process.argv.includes('ex')) console.log('EX', await buildExampleSite());
console.log('FULL', await buildFilledIn());
