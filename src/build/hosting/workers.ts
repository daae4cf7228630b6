import { translationLanguages } from '../../i18n/languages.ts';
import { isGone, type Redirect } from '../serve/rules.ts';

/**
 * Other spellings of an address. The network’s own router would redirect them with the headers of
 * the file, such as one that is kept for a year.
 */
const otherSpellings = ['/*%*', '//*', '/*//*', '/*/', '/*.html', '/index'];

/** Pages that have no address of their own. */
const hidden = ['/404', ...translationLanguages.map((language) => `/${language}/404`)];

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
    vars: { GONE: gone, TRANSLATIONS: translationLanguages },
    assets: {
      directory: folder,
      binding: 'ASSETS',
      run_worker_first: [...otherSpellings, ...hidden, ...gone],
      // The worker sends the page, which has headers of its own.
      not_found_handling: 'none',
      html_handling: 'drop-trailing-slash',
    },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
