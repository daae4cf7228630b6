import type { APIRoute } from 'astro';

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
`;

export const GET: APIRoute = () => new Response(headers, { headers: { 'Content-Type': 'text/plain' } });
