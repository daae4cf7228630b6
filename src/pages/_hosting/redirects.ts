import type { APIRoute } from 'astro';
import { defaultLanguage, languages } from '@federation/i18n/languages';
import { getRules, toEditionPath } from '../../data/editions.ts';
import { getMainMenu, listRedirects } from '../../data/navigation.ts';
import { toLocalPath } from '@federation/base/paths';
import { settings } from '../../data/settings.ts';

/** The page that is shown for addresses that are gone for ever. */
const gonePage = '/404';

/**
 * The redirects in the format that static hosts share: from, to, status. One hop each, in every
 * language.
 */
export const GET: APIRoute = async () => {
  const redirects = listRedirects(await getMainMenu(defaultLanguage), settings.redirects);
  const lines = languages.flatMap((language) =>
    redirects.map(
      ({ from, to = gonePage }) =>
        `${toLocalPath(from, language)} ${toLocalPath(to, language)} ${to === gonePage ? 410 : 301}`,
    ),
  );
  // The newest edition is on the page of its rule until the next one moves it to its own address.
  const newest = [...(await getRules(defaultLanguage)).values()].flatMap(
    (editions) => editions.at(-1) ?? [],
  );
  const toCurrent = languages.flatMap((language) =>
    newest.map(
      (edition) =>
        `${toLocalPath(toEditionPath(edition), language)} ${toLocalPath(edition.path, language)} 302`,
    ),
  );
  return new Response(`${[...lines, ...toCurrent].join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain' },
  });
};
