import type { APIRoute } from 'astro';
import { formatHeaders, toHeaderRules } from '../../build/hosting/headers.ts';

/** The headers for the host. */
export const GET: APIRoute = () =>
  new Response(formatHeaders(toHeaderRules()), { headers: { 'Content-Type': 'text/plain' } });
