/**
 * The configuration of `wrangler` for a content-delivery network of static files (Workers static assets). It
 * reads `_headers` and `_redirects` of the folder by itself.
 *
 * @param folder the built site, from the folder of the configuration
 * @see https://developers.cloudflare.com/workers/static-assets/
 */
export function toWorkersConfig(folder: string): string {
  const config = {
    name: 'ifsf-site',
    compatibility_date: '2026-11-01',
    main: 'worker.js',
    assets: { directory: folder, binding: 'ASSETS', not_found_handling: '404-page', html_handling: 'drop-trailing-slash' },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
