import { fileExtensions, getContentType } from '../server/content-type.ts';
import { hiddenPattern } from '../server/address.ts';
import type { HeaderRule, RedirectRule } from '../server/rules.ts';
import { isType, toExpression, formatHeaderLines } from './nginx-headers.ts';
import { formatRequestMaps } from './nginx-maps.ts';
import { indent, quote } from './nginx-syntax.ts';

/** The rules in `_headers` and `_redirects` of a site. */
export interface HostingRules {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

export interface NginxConfigOptions {
  /** The folder of the built site. */
  root: string;
  /** The values of `listen`, such as `443 ssl`. */
  listen: readonly string[];
  /** The name of the site, such as `www.federation.example`. */
  serverName: string;
  /** The certificate of the site and its key, in PEM files; undefined without TLS. */
  certificate?: { file: string; key: string } | undefined;
  /** Ports without encryption, such as `80`, which only redirect. */
  listenWithoutEncryption?: readonly string[] | undefined;
}

/**
 * The configuration of nginx for the built site, to include in its `http` block. Maps provide the
 * headers, because `add_header` in a location would drop those of the server around it.
 */
export function formatNginxConfig(
  { headers, redirects }: HostingRules,
  options: NginxConfigOptions,
): string {
  return [
    '# Written by the build from `_headers` and `_redirects` of the site. Changes here are lost.',
    ...formatRequestMaps(headers, redirects),
    'server {',
    ...indent([
      ...toListener(options),
      ...toTypes(),
      ...toRequestRules(headers),
      ...toLocations(headers),
    ]),
    '}',
    ...(options.listenWithoutEncryption
      ? toRedirectingServers(headers, options, options.listenWithoutEncryption)
      : []),
    '',
  ].join('\n');
}

/** The other name that people type: without `www.`, or with it. */
const toOtherName = (serverName: string) =>
  serverName.startsWith('www.') ? serverName.slice(4) : `www.${serverName}`;

/**
 * Redirects requests without encryption, and those for the other name, to the site. The other name
 * redirects to https first and sends the headers of the site: the HSTS preload list requires both.
 */
function toRedirectingServers(
  headers: readonly HeaderRule[],
  options: NginxConfigOptions,
  withoutEncryption: readonly string[],
): string[] {
  const toServer = (name: string, listen: readonly string[], lines: readonly string[]) => [
    '',
    'server {',
    ...indent([...listen.map((one) => `listen ${one};`), `server_name ${name};`, ...lines]),
    '}',
  ];
  const toTarget = (name: string) => `return 301 https://${name}$request_uri;`;
  const other = toOtherName(options.serverName);
  return [
    ...[options.serverName, other].flatMap((name) =>
      toServer(name, withoutEncryption, [toTarget(name)]),
    ),
    ...toServer(other, options.listen, [
      ...toEncryption(options),
      ...formatHeaderLines(headers),
      toTarget(options.serverName),
    ]),
  ];
}

const toEncryption = ({ certificate }: NginxConfigOptions) =>
  certificate
    ? [
        `ssl_certificate ${certificate.file};`,
        `ssl_certificate_key ${certificate.key};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        '# For TLS 1.2; all of 1.3 are good.',
        'ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;',
      ]
    : [];

function toListener(options: NginxConfigOptions): string[] {
  return [
    ...options.listen.map((one) => `listen ${one};`),
    `server_name ${options.serverName};`,
    ...toEncryption(options),
    `root ${options.root};`,
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

function toTypes(): string[] {
  return [
    'types {',
    ...indent(
      fileExtensions.map((ending) => `${quote(getContentType(`file.${ending}`))} ${ending};`),
    ),
    '}',
    'default_type application/octet-stream;',
  ];
}

function toRequestRules(headers: readonly HeaderRule[]): string[] {
  return [
    ...formatHeaderLines(headers),
    'add_header Allow $site_allow always;',
    'if ($site_allow) { return 405; }',
    ...[301, 302].map(
      (status) =>
        `if ($site_redirect_${status}) { return ${status} $site_redirect_${status}$is_args$args; }`,
    ),
    'if ($site_gone) { return 410; }',
    '# No address of the site.',
    `if ($site_address ~ "^$|${hiddenPattern}") { return 404; }`,
    'if ($site_other_spelling) { return 301 $site_other_spelling$is_args$args; }',
    'error_page 404 410 @missing;',
    'error_page 416 @range;',
  ];
}

/** Looks up files. Some have another type than their extension says. */
function toLocations(headers: readonly HeaderRule[]): string[] {
  const types = headers.flatMap(({ pattern, headers: set }) =>
    set.filter(([name]) => isType(name)).map(([, type]) => ({ pattern, type })),
  );
  return [
    'location @missing { try_files $site_not_found =404; }',
    '# The headers were added before the range was looked at; a location with one of its own adds no other.',
    'location @range { add_header Accept-Ranges ""; return 416; }',
    'location = / { try_files /index.html =404; }',
    'location / { try_files $uri $uri.html =404; }',
    // nginx takes the first match; in `_headers` the last rule wins.
    ...types
      .toReversed()
      .map(
        ({ pattern, type }) =>
          `location ~ "${toExpression(pattern)}" { types { } default_type ${quote(type)}; try_files $uri =404; }`,
      ),
  ];
}
