import { languages, translationLanguages } from '../../i18n/languages.ts';
import { toLocalPath } from '../../core/paths.ts';
import { toContentType } from '../serve/content-type.ts';
import { isGone, type HeaderRule, type Redirect } from '../serve/rules.ts';
import { isType, toHeaderLines, toHeaderMaps } from './nginx-headers.ts';
import { indent, quote, toMap } from './nginx-syntax.ts';

/** What the site asks of its host, as `_headers` and `_redirects` say it. */
export interface HostingRules {
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/** Where nginx runs. */
export interface NginxPlace {
  /** The folder of the built site. */
  root: string;
  /** What `listen` is given, such as `443 ssl`. */
  listen: readonly string[];
  /** The name of the site, such as `www.ifsf.example`. */
  serverName: string;
  /** The certificate of the site and its key, in PEM files; undefined without TLS. */
  certificate?: { file: string; key: string } | undefined;
  /**
   * What the server that only redirects to encryption listens to, such as `80`; undefined for none.
   */
  listenWithoutEncryption?: readonly string[] | undefined;
}

/**
 * The configuration of nginx for the built site, to be included in its `http` block. Headers are
 * taken from maps, because `add_header` in a location would drop those of the server around it.
 *
 * @param endings the file endings that occur in the site, such as `.html`, for their types
 */
export function toNginxConfig(
  { headers, redirects }: HostingRules,
  endings: readonly string[],
  place: NginxPlace,
): string {
  return [
    '# Written by the build from `_headers` and `_redirects` of the site. Changes here are lost.',
    ...toMaps(headers, redirects),
    'server {',
    ...indent([
      ...toListener(place),
      ...toTypes(endings),
      ...toAnswers(headers),
      ...toLocations(headers, redirects),
    ]),
    '}',
    ...(place.listenWithoutEncryption
      ? ['', ...toRedirectingServer(place, place.listenWithoutEncryption)]
      : []),
    '',
  ].join('\n');
}

/** Sends every request without encryption to the same address with it. */
const toRedirectingServer = ({ serverName }: NginxPlace, listen: readonly string[]) => [
  'server {',
  ...indent([
    ...listen.map((one) => `listen ${one};`),
    `server_name ${serverName};`,
    'return 301 https://$host$request_uri;',
  ]),
  '}',
];

function toMaps(headers: readonly HeaderRule[], redirects: readonly Redirect[]): string[] {
  return [
    // `$uri` changes when an error page is sent; this does not.
    ...toMap('$request_uri', '$site_path', ['"~^([^?]*[^/?])/*(\\?|$)" $1;', 'default /;']),
    ...toMap('$request_uri', '$site_without_slash', [
      '"~^[/\\x5c]+([^?]*[^/?])/+(\\?|$)" /$1;',
      'default "";',
    ]),
    ...toMap('$request_uri', '$site_without_ending', [
      '"~^/index\\.html(\\?|$)" /;',
      '"~^[/\\x5c]+([^?]+)\\.html(\\?|$)" /$1;',
      'default "";',
    ]),
    ...toMap(
      '$site_path',
      '$site_redirect',
      redirects
        .filter((redirect) => !isGone(redirect))
        .map(({ from, to }) => `${quote(from)} ${quote(to)};`),
    ),
    ...toMap('$site_path', '$site_not_found', [
      ...translationLanguages.map(
        (language) =>
          `"~^${toLocalPath('/', language)}(/|$)" ${toLocalPath('/404', language)}.html;`,
      ),
      'default /404.html;',
    ]),
    ...toHeaderMaps(headers),
  ];
}

function toListener({ root, listen, serverName, certificate }: NginxPlace): string[] {
  return [
    ...listen.map((one) => `listen ${one};`),
    `server_name ${serverName};`,
    ...(certificate
      ? [
          `ssl_certificate ${certificate.file};`,
          `ssl_certificate_key ${certificate.key};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
        ]
      : []),
    `root ${root};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'sendfile on;',
    'tcp_nopush on;',
    '# The build has compressed every text file.',
    'gzip_static on;',
    'brotli_static on;',
    'gzip_vary on;',
    'etag on;',
    '# Open files are remembered, and looked at again after a second: a new site shows within a second.',
    'open_file_cache max=10000 inactive=30s;',
    'open_file_cache_valid 1s;',
  ];
}

function toTypes(endings: readonly string[]): string[] {
  return [
    'types {',
    ...indent(
      endings.map((ending) => `${quote(toContentType(`file${ending}`))} ${ending.slice(1)};`),
    ),
    '}',
    'default_type application/octet-stream;',
  ];
}

function toAnswers(headers: readonly HeaderRule[]): string[] {
  return [
    ...toHeaderLines(headers),
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    '# Compressed copies and the files that steer a host have no address.',
    'if ($uri ~ "^/_(headers|redirects)$|\\.(br|gz)$|/\\.(?!well-known/)") { return 404; }',
    'if ($site_redirect) { return 301 $site_redirect$is_args$args; }',
    'if ($site_without_slash) { return 301 $site_without_slash$is_args$args; }',
    'if ($site_without_ending) { return 301 $site_without_ending$is_args$args; }',
    'error_page 404 410 $site_not_found;',
    'error_page 405 @method;',
    'location @method { add_header Allow "GET, HEAD" always; return 405; }',
  ];
}

/**
 * Where files are looked for. Error pages have no address, and some files have a type that their
 * ending doesn’t tell.
 */
function toLocations(headers: readonly HeaderRule[], redirects: readonly Redirect[]): string[] {
  const types = headers.flatMap(({ pattern, headers: set }) =>
    set.filter(([name]) => isType(name)).map(([, type]) => ({ pattern, type })),
  );
  return [
    ...languages.flatMap((language) => {
      const path = toLocalPath('/404', language);
      return [`location = ${path}.html { internal; }`, `location = ${path} { return 404; }`];
    }),
    ...redirects.filter(isGone).map(({ from }) => `location = ${quote(from)} { return 410; }`),
    'location = / { try_files /index.html =404; }',
    'location / { try_files $uri $uri.html =404; }',
    ...types.map(({ pattern, type }) => {
      const place = pattern.endsWith('*') ? `^~ ${pattern.slice(0, -1)}` : `= ${pattern}`;
      return `location ${place} { types { } default_type ${quote(type)}; try_files $uri =404; }`;
    }),
  ];
}
