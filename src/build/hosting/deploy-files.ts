import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { writeFileAtomic } from '../file-cache.ts';
import { parseHeaders, parseRedirects } from '../serve/rules.ts';
import { toNginxConfig, type NginxPlace } from './nginx.ts';
import { toWorkersConfig } from './workers.ts';

/**
 * Writes the configuration of each host from what the built site asks of it: `nginx.conf` with
 * `publish.sh`, and `wrangler.json` with its `worker.js`.
 *
 * @param site the folder of the built site
 * @param folder where they are written
 */
export function writeDeployFiles(site: string, folder: string, place: NginxPlace): void {
  const read = (name: string) => readFileSync(join(site, name), 'utf8');
  const rules = {
    headers: parseHeaders(read('_headers')),
    redirects: parseRedirects(read('_redirects')),
  };
  const endings = [
    ...new Set(readdirSync(site, { recursive: true, encoding: 'utf8' }).map(extname)),
  ];
  const served = endings.filter((ending) => !['', '.br', '.gz'].includes(ending)).sort();
  mkdirSync(folder, { recursive: true });
  writeFileAtomic(join(folder, 'nginx.conf'), toNginxConfig(rules, served, place));
  writeFileAtomic(
    join(folder, 'wrangler.json'),
    toWorkersConfig(relative(resolve(folder), resolve(site)), rules.redirects),
  );
  copyFileSync(new URL('./worker.js', import.meta.url), join(folder, 'worker.js'));
  copyFileSync(new URL('./publish.sh', import.meta.url), join(folder, 'publish.sh'));
}
