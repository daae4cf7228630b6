import { isGone, type Redirect } from '../serve/rules.ts';

/**
 * The configuration of `wrangler` for a content-delivery network of static files (Workers static
 * assets). It reads `_headers` and `_redirects` of the folder by itself.
 *
 * @param folder the built site, from the folder of the configuration
 * @param redirects those that say an address is gone are answered by the worker, because the
 * network's own can't
 * @see https://developers.cloudflare.com/workers/static-assets/
 */
export function toWorkersConfig(folder: string, redirects: readonly Redirect[]): string {
  const gone = redirects.filter(isGone).map(({ from }) => from);
  const config = {
    name: 'ifsf-site',
    compatibility_date: '2026-11-01',
    main: 'worker.js',
    vars: { GONE: gone },
    assets: {
      directory: folder,
      binding: 'ASSETS',
      ...(gone.length > 0 && { run_worker_first: gone }),
      not_found_handling: '404-page',
      html_handling: 'drop-trailing-slash',
    },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
