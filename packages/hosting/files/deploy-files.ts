import { copyFileSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { writeFileAtomic } from '@federation/base/file-cache';
import { readRules } from '../server/rules.ts';
import { formatNginxConfig, type NginxConfigOptions } from './nginx.ts';

/**
 * Writes the configuration of each host from the rules of the built site: `nginx.conf` with
 * `publish.sh`, and `wrangler.json`.
 *
 * @param site the folder of the built site
 * @param folder the folder for the files
 * @param worker the name of the site at the network
 */
export function writeDeployFiles(
  site: string,
  folder: string,
  options: NginxConfigOptions,
  worker = 'site',
): void {
  const rules = readRules(site);
  mkdirSync(folder, { recursive: true });
  writeFileAtomic(join(folder, 'nginx.conf'), formatNginxConfig(rules, options));
  writeFileAtomic(
    join(folder, 'wrangler.json'),
    toWranglerConfig(relative(resolve(folder), resolve(site)), worker),
  );
  copyFileSync(new URL('./publish.sh', import.meta.url), join(folder, 'publish.sh'));
}

/**
 * The configuration of `wrangler` for Workers static assets, a content-delivery network. It reads
 * `_headers` and `_redirects` of the site itself.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/
 */
function toWranglerConfig(directory: string, name: string): string {
  const config = {
    name,
    compatibility_date: '2026-11-01',
    assets: {
      directory,
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
