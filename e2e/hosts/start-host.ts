import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listen, stopListening } from '../../lib/commands/listen';

/** Where a server keeps its own files, where it finds those of the site, and the port on which it listens. */
type Place = { own: string; site: string; port: string };

/** Where cPanel's Apache looks for the page of a folder, in this order, unless `.htaccess` says otherwise. */
const cPanelIndex =
  `index.html.var index.htm index.html index.shtml index.xhtml index.wml index.perl index.pl
  index.plx index.ppl index.cgi index.jsp index.js index.jp index.php4 index.php3 index.php index.phtml default.htm
  default.html home.htm index.php5 Default.html Default.htm home.html`.replace(/\s+/g, ' ');

const apacheModules = 'alias authz_core autoindex dir headers mime mpm_event rewrite'.split(' ');

/** An Apache server. `documents` says where its documents are, `overrides` what `.htaccess` may set. */
function apache(documents: (place: Place) => string, overrides: string, ...modules: string[]) {
  const names = [...apacheModules, ...modules];
  return {
    command: '/usr/sbin/apache2',
    args: ['-D', 'FOREGROUND', '-f'],
    config: async (place: Place) => `
      ServerName 127.0.0.1
      Listen 127.0.0.1:${place.port}
      ${names.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      DefaultRuntimeDir ${place.own}
      PidFile ${place.own}/pid
      ErrorLog ${place.own}/errors
      # If root starts it.
      User nobody
      Group nogroup
      TypesConfig /etc/mime.types
      ${documents(place)}
      DirectoryIndex ${cPanelIndex}
      <Directory ${place.site}>
        Options Indexes SymLinksIfOwnerMatch ${modules.includes('negotiation') ? 'MultiViews' : ''}
        AllowOverride ${overrides}
        Require all granted
      </Directory>`,
  };
}

const inRoot = ({ site }: Place) => `DocumentRoot ${site}`;
const underAlias = ({ own, site }: Place) => `DocumentRoot ${own}\nAlias / ${site}/`;

/** Everything but Options, which some hosts forbid. */
const overrides = 'AuthConfig FileInfo Indexes Limit';

/** The servers of other hosts, from Debian's packages. */
const hosts = {
  Apache: apache(inRoot, overrides, 'setenvif'),
  'Apache, under an alias': apache(underAlias, overrides, 'setenvif'),
  'Apache, with MultiViews': apache(inRoot, overrides, 'setenvif', 'negotiation'),
  'Apache, with few overrides and modules': apache(inRoot, 'AuthConfig FileInfo Limit'),
  nginx: {
    command: '/usr/sbin/nginx',
    args: ['-g', 'daemon off;', '-e', 'stderr', '-c'],
    config: async ({ own, site, port }: Place) => {
      const manual = await readFile('content/SETUP.md', 'utf8');
      const [, block] = /```nginx\n([^]*?)```/.exec(manual)!;
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      return `
        pid ${own}/pid;
        events {}
        http {
          include /etc/nginx/mime.types;
          access_log off;
          ${folders.map((name) => `${name}_temp_path ${own}/${name};`).join('\n')}
          server {
            listen 127.0.0.1:${port};
            root ${site};
            ${block}
          }
        }`;
    },
  },
};

export type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as HostName[];

/** Whether a host can be tried. On a CI server always, so that a missing one fails. */
export function canTry(name: HostName): boolean {
  return existsSync(hosts[name].command) || Boolean(process.env.CI);
}

/**
 * Serves a copy of an exported site as a host does. The copy also has a hidden file, and a folder whose name some hosts
 * take for the page of its parent folder.
 */
export async function startHost(name: HostName, exported: string) {
  const own = await mkdtemp(path.join(tmpdir(), 'host-'));
  // A server that root starts reads it as another user.
  await chmod(own, 0o755);
  const site = path.join(own, 'site');
  await cp(await realpath(exported), site, { recursive: true });
  for (const file of ['index.php/index.html', '.well-known/security.txt']) {
    await mkdir(path.join(site, path.dirname(file)), { recursive: true });
    await writeFile(path.join(site, file), `<!DOCTYPE html><title>${file}</title>`);
  }

  const free = createServer();
  const url = await listen(free, 0);
  await stopListening(free);
  const { command, args, config } = hosts[name];
  const configFile = path.join(own, 'config');
  await writeFile(configFile, await config({ own, site, port: new URL(url).port }));
  const server = spawn(command, [...args, configFile], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  const fail = () => Promise.reject(new Error(`${name} does not start.`));
  while (!(await fetch(url, { redirect: 'manual' }).catch(() => undefined))) {
    await Promise.race([setTimeout(100), ended.then(fail)]);
  }
  return {
    url,
    folder: site,
    async close() {
      server.kill();
      await ended;
      await rm(own, { recursive: true });
    },
  };
}
