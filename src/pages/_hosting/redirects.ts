import type { APIRoute } from 'astro';
import { defaultLanguage, languages } from '@federation/i18n/languages';
import { getMainMenu, toRedirects } from '../../data/navigation.ts';
import { toLocalPath } from '@federation/base/paths';
import { settings } from '../../data/settings.ts';

/** The page that is shown for addresses that are gone for ever. */
const gonePage = '/404';

/**
 * The redirects in the format that static hosts share: from, to, status. One hop each, in every
 * language.
 */
export const GET: APIRoute = async () => {
  const redirects = toRedirects(await getMainMenu(defaultLanguage), settings.redirects);
  const lines = languages.flatMap((language) =>
    redirects.map(
      ({ from, to = gonePage }) =>
        `${toLocalPath(from, language)} ${toLocalPath(to, language)} ${to === gonePage ? 410 : 301}`,
    ),
  );
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain' } });
};
