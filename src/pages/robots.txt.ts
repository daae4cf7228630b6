import type { APIRoute } from 'astro';
import { settings } from '../data/settings.ts';

/** Everything may be read but the encrypted look-up files and the demonstration, which say nothing to a reader; pages that are not to be listed say so themselves. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /cert-index/\nDisallow: /demonstration/\n\nSitemap: ${settings.site}/sitemap.xml\n`);
