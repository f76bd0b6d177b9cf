/** Prints the configuration for the web server Caddy, from the headers of the site in `out/`. */
import { readFileSync } from 'node:fs';
import { business } from '../../content/business';
import { caddyfile } from '../caddyfile';
import { readHeadersFile } from '../export/headers-file';

const [siteAddress = business.siteAddress, folder = '/srv/site'] = process.argv.slice(2);

console.log(caddyfile(siteAddress, folder, readHeadersFile(readFileSync('out/_headers', 'utf8'))));
