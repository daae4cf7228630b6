import type { APIRoute } from 'astro';
import { defaultLanguage, languages } from '../i18n/languages.ts';
import { feedNames } from '../lib/feeds.ts';

/**
 * The headers that a page can't set for itself. The rest of the content security policy stands in
 * each page, with the hashes of what the page holds; `frame-ancestors` only works as a header.
 */
const headers = `/*
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()
  Content-Security-Policy: frame-ancestors 'none'
  X-Frame-Options: DENY
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Speculation-Rules: "/prefetch.json"

/certificate-verify
  Permissions-Policy: camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()

/hi/certificate-verify
  Permissions-Policy: camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()

/.well-known/jwks.json
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
${languages.map((language) => feedHeaders(language === defaultLanguage ? '' : `/${language}`)).join('')}
/data/*
  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin

/og/*
  Cross-Origin-Resource-Policy: cross-origin
`;

/** The types of feeds and calendars; readers in a browser may ask for them from other sites. */
function feedHeaders(root: string): string {
  const open = '  Access-Control-Allow-Origin: *\n  Cross-Origin-Resource-Policy: cross-origin\n';
  const feeds = feedNames.map(
    (name) =>
      `${root}/feeds/${name}.xml\n  Content-Type: application/atom+xml; charset=utf-8\n${root}/feeds/${name}.json\n  Content-Type: application/feed+json\n`,
  );
  return `\n${root}/feeds/*\n${open}${feeds.join('')}${root}/calendar/*\n  Content-Type: text/calendar; charset=utf-8\n${open}`;
}

export const GET: APIRoute = () => new Response(headers, { headers: { 'Content-Type': 'text/plain' } });
