import type { APIRoute } from 'astro';
import { settings } from '../lib/settings.ts';

/** Everything may be read; pages that are not to be listed say so themselves. */
export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${settings.site}/sitemap.xml\n`);
