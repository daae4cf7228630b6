import type { APIRoute } from 'astro';
import { settings } from '../../data/settings.ts';
import { formatHeaders, toHeaderRules } from '@federation/hosting/files/headers';

/** The headers for the host. */
export const GET: APIRoute = () =>
  new Response(formatHeaders(toHeaderRules(settings)), {
    headers: { 'Content-Type': 'text/plain' },
  });
