import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeDeployFiles } from '@federation/hosting/files/deploy-files';
import type { NginxConfigOptions } from '@federation/hosting/files/nginx';

/** Debian puts the module for Brotli copies here. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasNginx = !spawnSync('nginx', ['-v']).error && existsSync(brotliModule);

/** Instruction that makes nginx ready to start on this machine; undefined if it is. */
export const missingNginx = hasNginx
  ? undefined
  : 'install the Debian packages nginx and libnginx-mod-http-brotli-static';

/**
 * Starts nginx with the configuration that the build writes for a site. Does not wait for its first
 * response.
 *
 * @param site the folder of the built site
 * @param folder an empty folder for its files; what goes wrong is in its `error.log`
 */
export function spawnNginx(
  site: string,
  folder: string,
  { listen, certificate }: Pick<NginxConfigOptions, 'listen' | 'certificate'>,
): ChildProcess {
  writeDeployFiles(site, folder, {
    root: resolve(site),
    serverName: 'localhost',
    listen,
    certificate,
  });
  return startNginx(folder, `${folder}/nginx.conf`);
}

/**
 * Starts an nginx that writes only into a folder, with `main.conf` there.
 *
 * @param sites the files with the configuration of the sites
 */
export function startNginx(folder: string, sites: string): ChildProcess {
  const main = join(folder, 'main.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    main,
    `load_module ${brotliModule};
daemon off;
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { }
http { access_log off; ${temporary.join(' ')} include ${sites}; }
`,
  );
  return spawn('nginx', ['-c', main, '-e', join(folder, 'error.log')]);
}
