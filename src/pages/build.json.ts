import type { APIRoute } from 'astro';

/**
 * When the site was built, for those who watch it: `npm run monitor` expects this to be less than a
 * day or so ago.
 */
export const GET: APIRoute = () => Response.json({ built: new Date().toISOString() });
