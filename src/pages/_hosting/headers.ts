import type { APIRoute } from 'astro';
import { languages, type Language } from '../../i18n/languages.ts';
import { verifyPath } from '../../core/certificates/issuer.ts';
import { feedNames, toFeedPath } from '../../data/feeds.ts';
import { toLocalPath } from '../../core/paths.ts';

/**
 * The headers that a page can't set for itself. The rest of the content security policy stands in
 * each page, with the hashes of what the page holds; `frame-ancestors` only works as a header.
 */
const headers = `/*
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: ${toPermissions('()')}
  Content-Security-Policy: frame-ancestors 'none'
  X-Frame-Options: DENY
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Speculation-Rules: "/prefetch.json"

${languages.map((language) => `${toLocalPath(verifyPath, language)}\n  Permissions-Policy: ${toPermissions('(self)')}\n\n`).join('')}/.well-known/jwks.json
  Access-Control-Allow-Origin: *

/.well-known/jwt-vc-issuer
  Access-Control-Allow-Origin: *
  Content-Type: application/json

/.well-known/status/*
  Access-Control-Allow-Origin: *
  Content-Type: application/statuslist+jwt

/vct/*
  Access-Control-Allow-Origin: *
  Content-Type: application/json

/cert-index/*
  X-Robots-Tag: noindex

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/prefetch.json
  Content-Type: application/speculationrules+json

/sw.js
  Cache-Control: no-cache
${languages.map((language) => feedHeaders(language)).join('')}
/data/*
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin

/og/*
  Cross-Origin-Resource-Policy: cross-origin
`;

/** What a page may ask of the device; only the verification of certificates may ask for the camera. */
function toPermissions(camera: '()' | '(self)'): string {
  return `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;
}

/** The types of feeds and calendars; readers in a browser may ask for them from other sites. */
function feedHeaders(language: Language): string {
  const at = (path: string) => toLocalPath(path, language);
  const open = '  Access-Control-Allow-Origin: *\n  Cross-Origin-Resource-Policy: cross-origin\n';
  const feeds = feedNames.map(
    (name) =>
      `${toFeedPath(name, 'xml', language)}\n  Content-Type: application/atom+xml; charset=utf-8\n${toFeedPath(name, 'json', language)}\n  Content-Type: application/feed+json\n`,
  );
  return `\n${at('/feeds/*')}\n${open}${feeds.join('')}${at('/calendar/*')}\n  Content-Type: text/calendar; charset=utf-8\n${open}`;
}

export const GET: APIRoute = () => new Response(headers, { headers: { 'Content-Type': 'text/plain' } });
