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

const apacheModules = ['mpm_event', 'authz_core', 'autoindex', 'dir', 'headers', 'mime', 'rewrite'];

/** The servers of other hosts, from Debian's packages. */
const hosts = {
  Apache: {
    command: '/usr/sbin/apache2',
    args: ['-D', 'FOREGROUND', '-f'],
    config: async ({ own, site, port }: Place) => `
      ServerName 127.0.0.1
      Listen 127.0.0.1:${port}
      ${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      DefaultRuntimeDir ${own}
      PidFile ${own}/pid
      ErrorLog ${own}/errors
      # If root starts it.
      User nobody
      Group nogroup
      TypesConfig /etc/mime.types
      DocumentRoot ${site}
      DirectoryIndex ${cPanelIndex}
      <Directory ${site}>
        Options Indexes SymLinksIfOwnerMatch
        # Everything but Options, which some hosts forbid.
        AllowOverride AuthConfig FileInfo Indexes Limit
        Require all granted
      </Directory>`,
  },
  nginx: {
    command: '/usr/sbin/nginx',
    args: ['-g', 'daemon off;', '-e', 'stderr', '-c'],
    config: async ({ own, site, port }: Place) => {
      const manual = await readFile('content/README.md', 'utf8');
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
 * Serves a copy of an exported site as a host does. The copy also has a hidden file, and pages at old addresses,
 * including one that some hosts take for the page of a folder.
 */
export async function startHost(name: HostName, exported: string) {
  const own = await mkdtemp(path.join(tmpdir(), 'host-'));
  // A server that root starts reads it as another user.
  await chmod(own, 0o755);
  const site = path.join(own, 'site');
  await cp(await realpath(exported), site, { recursive: true });
  const files = ['gutters.html', 'index.php/index.html', 'Our prices.php/index.html'];
  for (const file of [...files, '.well-known/security.txt']) {
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
