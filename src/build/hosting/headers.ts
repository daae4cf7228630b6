import { demonstrationPath, verifyPath } from '../../core/certificates/issuer.ts';
import { toLocalPath } from '../../core/paths.ts';
import { languages } from '../../i18n/languages.ts';
import type { HeaderRule } from '../serve/rules.ts';

/** The feed files of the site by their format, with their languages in the addresses. */
export interface FeedAddresses {
  atom: readonly string[];
  json: readonly string[];
}

const anyOrigin: HeaderRule['headers'][number] = ['Access-Control-Allow-Origin', '*'];
const open: HeaderRule['headers'] = [anyOrigin, ['Cross-Origin-Resource-Policy', 'cross-origin']];
const json: HeaderRule['headers'][number] = ['Content-Type', 'application/json'];
/** A removed key or a revocation must be seen at once, so that copies are checked each time. */
const fresh: HeaderRule['headers'][number] = ['Cache-Control', 'no-cache'];
const statusList: HeaderRule['headers'][number] = ['Content-Type', 'application/statuslist+jwt'];

/**
 * What a page may ask of the device; only the verification of certificates may ask for the camera.
 */
const toPermissions = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`;

/**
 * Headers that hold for every answer. `frame-ancestors` only works as a header; the rest of the
 * policy is in each page.
 */
const everywhere: HeaderRule['headers'] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', toPermissions('()')],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Speculation-Rules', '"/prefetch.json"'],
];

/**
 * The headers that a page can't set for itself, by path. A later rule wins over an earlier one.
 * Feeds, calendars and data may be read by pages of other sites.
 */
export function toHeaderRules(feeds: FeedAddresses): HeaderRule[] {
  const inEach = (path: string, headers: HeaderRule['headers']) =>
    languages.map((language) => ({ pattern: toLocalPath(path, language), headers }));
  const ofType = (addresses: readonly string[], type: string): HeaderRule[] =>
    addresses.map((pattern) => ({ pattern, headers: [['Content-Type', type]] }));
  return [
    { pattern: '/*', headers: everywhere },
    ...inEach(verifyPath, [['Permissions-Policy', toPermissions('(self)')]]),
    { pattern: '/.well-known/jwks.json', headers: [anyOrigin, fresh] },
    { pattern: '/.well-known/jwt-vc-issuer', headers: [anyOrigin, json, fresh] },
    { pattern: '/.well-known/status/*', headers: [anyOrigin, statusList, fresh] },
    { pattern: '/vct/*', headers: [anyOrigin, json] },
    { pattern: '/cert-index/*', headers: [['X-Robots-Tag', 'noindex'], fresh] },
    { pattern: `${demonstrationPath}/*`, headers: [anyOrigin, ['X-Robots-Tag', 'noindex'], fresh] },
    { pattern: `${demonstrationPath}/status/*`, headers: [statusList] },
    { pattern: `${demonstrationPath}/vct/*`, headers: [json] },
    { pattern: '/_astro/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    { pattern: '/prefetch.json', headers: [['Content-Type', 'application/speculationrules+json']] },
    { pattern: '/sw.js', headers: [['Cache-Control', 'no-cache']] },
    ...inEach('/feeds/*', open),
    ...ofType(feeds.atom, 'application/atom+xml; charset=utf-8'),
    ...ofType(feeds.json, 'application/feed+json'),
    ...inEach('/calendar/*', [['Content-Type', 'text/calendar; charset=utf-8'], ...open]),
    { pattern: '/data/*', headers: open },
    { pattern: '/og/*', headers: [['Cross-Origin-Resource-Policy', 'cross-origin']] },
  ];
}

/**
 * Rules in the format of `_headers`, which static hosts share: a path, its headers indented below
 * it. A host would join the values of a header that two rules set; `! Name` takes the value of an
 * earlier rule away.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }, index) => {
      const earlier = rules.slice(0, index).filter((rule) => covers(rule.pattern, pattern));
      const isSet = (name: string) =>
        earlier.some((rule) => rule.headers.some(([one]) => one === name));
      return [
        pattern,
        ...headers.flatMap(([name, value]) => [
          ...(isSet(name) ? [`  ! ${name}`] : []),
          `  ${name}: ${value}`,
        ]),
      ].join('\n');
    })
    .map((block) => `${block}\n`)
    .join('\n');
}

/** Whether the paths of one pattern can be among those of a wider one. */
function covers(wider: string, pattern: string): boolean {
  return wider === pattern || (wider.endsWith('*') && pattern.startsWith(wider.slice(0, -1)));
}
