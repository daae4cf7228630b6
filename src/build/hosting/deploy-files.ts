import { copyFileSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { writeFileAtomic } from '../file-cache.ts';
import { readRules } from '../serve/rules.ts';
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
  const rules = readRules(site);
  mkdirSync(folder, { recursive: true });
  writeFileAtomic(join(folder, 'nginx.conf'), toNginxConfig(rules, place));
  writeFileAtomic(
    join(folder, 'wrangler.json'),
    toWorkersConfig(relative(resolve(folder), resolve(site)), rules.redirects),
  );
  copyFileSync(new URL('./worker.js', import.meta.url), join(folder, 'worker.js'));
  copyFileSync(new URL('./publish.sh', import.meta.url), join(folder, 'publish.sh'));
}
