import { demonstrationPath, verifyPath } from '@federation/certificates/issuer';
import { toLocalPath } from '@federation/base/paths';
import { languages } from '@federation/i18n/languages';
import { fileExtensions, getContentType } from '../server/content-type.ts';
import { getFilePolicy } from '../server/file-policy.ts';
import type { HeaderRule } from '../server/rules.ts';

const anyOrigin: HeaderRule['headers'][number] = ['Access-Control-Allow-Origin', '*'];
const open: HeaderRule['headers'] = [anyOrigin, ['Cross-Origin-Resource-Policy', 'cross-origin']];
const json: HeaderRule['headers'][number] = ['Content-Type', 'application/json'];
const statusList: HeaderRule['headers'][number] = ['Content-Type', 'application/statuslist+jwt'];

/** The device features of a page; only the verification of certificates may use the camera. */
const toPermissions = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`;

/** This part of the policy works only as a header; the rest is in each page. */
const noFrames = "frame-ancestors 'none'";

const policies: HeaderRule[] = fileExtensions.flatMap((ending) => {
  const policy = getFilePolicy(getContentType(`file.${ending}`));
  return policy === undefined
    ? []
    : {
        pattern: `/*.${ending}`,
        headers: [['Content-Security-Policy', `${policy}; ${noFrames}`]],
      };
});

/**
 * The headers of every response. Browsers revalidate files without a hash in their name each time,
 * so that a notice, a removed key or a revocation shows at once.
 */
const everywhere: HeaderRule['headers'] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', toPermissions('()')],
  ['Content-Security-Policy', noFrames],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Speculation-Rules', '"/prefetch.json"'],
  ['Cache-Control', 'no-cache'],
];

/**
 * The headers that a page can’t set for itself, by path. A later rule wins over an earlier one. Pages
 * of other sites may read feeds, calendars and data.
 *
 * @param hstsPreload makes browsers refuse http for two years, on all subdomains too
 */
export function createHeaderRules({ hstsPreload = false } = {}): HeaderRule[] {
  const httpsOnly = hstsPreload ? 'max-age=63072000; includeSubDomains; preload' : 'max-age=604800';
  const inAllLanguages = (path: string, headers: HeaderRule['headers']) =>
    languages.map((language) => ({ pattern: toLocalPath(path, language), headers }));
  return [
    { pattern: '/*', headers: [['Strict-Transport-Security', httpsOnly], ...everywhere] },
    ...policies,
    ...inAllLanguages(verifyPath, [['Permissions-Policy', toPermissions('(self)')]]),
    { pattern: '/.well-known/jwks.json', headers: [anyOrigin] },
    { pattern: '/.well-known/jwt-vc-issuer', headers: [anyOrigin, json] },
    { pattern: '/.well-known/status/*', headers: [anyOrigin, statusList] },
    { pattern: '/vct/*', headers: [anyOrigin, json] },
    { pattern: '/cert-index/*', headers: [['X-Robots-Tag', 'noindex']] },
    { pattern: `${demonstrationPath}/*`, headers: [anyOrigin, ['X-Robots-Tag', 'noindex']] },
    { pattern: `${demonstrationPath}/status/*`, headers: [statusList] },
    { pattern: `${demonstrationPath}/vct/*`, headers: [json] },
    { pattern: '/_astro/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    // Drawings request them too, and their sandbox is another origin.
    {
      pattern: '/prefetch.json',
      headers: [anyOrigin, ['Content-Type', 'application/speculationrules+json']],
    },
    ...inAllLanguages('/feeds/*', open),
    ...inAllLanguages('/feeds/*.xml', [['Content-Type', 'application/atom+xml; charset=utf-8']]),
    ...inAllLanguages('/feeds/*.json', [['Content-Type', 'application/feed+json']]),
    ...inAllLanguages('/calendar/*', [['Content-Type', 'text/calendar; charset=utf-8'], ...open]),
    { pattern: '/data/*', headers: open },
    { pattern: '/og/*', headers: [['Cross-Origin-Resource-Policy', 'cross-origin']] },
  ];
}

/**
 * Writes rules in the format of `_headers`, which static hosts share: a path with its headers
 * indented below. Hosts join the values of a header from two rules, so `! Name` removes the earlier
 * one.
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

/** True when a wider pattern can match the paths of another. */
function covers(wider: string, pattern: string): boolean {
  return wider === pattern || (wider.endsWith('*') && pattern.startsWith(wider.slice(0, -1)));
}
