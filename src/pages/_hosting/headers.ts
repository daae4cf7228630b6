import type { APIRoute } from 'astro';
import { settings } from '../../data/settings.ts';
import { formatHeaders, createHeaderRules } from '@federation/hosting/files/headers';

/** The headers for the host. */
export const GET: APIRoute = () =>
  new Response(formatHeaders(createHeaderRules(settings)), {
    headers: { 'Content-Type': 'text/plain' },
  });
