import { toLocalPath } from '@federation/base/paths';
import { translationLanguages } from '@federation/i18n/languages';
import { addressPattern, homePattern } from '../server/address.ts';
import { isGone, type HeaderRule, type RedirectRule } from '../server/rules.ts';
import { formatHeaderMaps } from './nginx-headers.ts';
import { quote, formatMap } from './nginx-syntax.ts';

/**
 * The variables of a request: `$site_path`, `$site_address` (see `toAddress`), the target of a
 * redirect, the page of an error, and the headers that depend on the address.
 */
export function formatRequestMaps(
  headers: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
): string[] {
  return [
    // `$uri` is decoded, with dots resolved and slashes merged.
    ...formatMap('$uri', '$site_path', ['"~^([\\s\\S]*[^/])/?(?![\\s\\S])" $1;', 'default /;']),
    ...formatMap('$uri', '$site_address', [
      `"~${homePattern}" /;`,
      `"~${addressPattern}" $1;`,
      'default "";',
    ]),
    ...formatMap('"$site_address $request_uri"', '$site_other_spelling', [
      '"~^(\\S+) \\1(\\?|$)" "";',
      'default $site_address;',
    ]),
    '',
    '# What is not a file, such as a redirect or an error, has the headers of every path.',
    ...formatMap('"$status$site_address"', '$site_file', [
      '"~^(?:200|206|304)(/.*)" $1;',
      'default /;',
    ]),
    ...formatMap('$request_method', '$site_allow', ['"~^(GET|HEAD)$" "";', 'default "GET, HEAD";']),
    ...[301, 302].flatMap((status) =>
      formatMap(
        '$site_path',
        `$site_redirect_${status}`,
        redirects
          .filter((redirect) => redirect.status === status)
          .map(({ from, to }) => `${quote(from)} ${quote(to)};`),
      ),
    ),
    ...formatMap(
      '$site_path',
      '$site_gone',
      redirects.filter(isGone).map(({ from }) => `${quote(from)} 1;`),
    ),
    ...formatMap('$site_path', '$site_not_found', [
      ...translationLanguages.map(
        (language) =>
          `"~^${toLocalPath('/', language)}(/|$)" ${toLocalPath('/404', language)}.html;`,
      ),
      'default /404.html;',
    ]),
    ...formatHeaderMaps(headers),
  ];
}
