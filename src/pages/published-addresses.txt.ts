import { existsSync, readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { listName } from '@federation/content-check/rules/redirects/published';

const path = `src/content/${listName}`;

/** Every address that the site has ever had. The publishing run stores it for the next check. */
export const GET: APIRoute = () =>
  new Response(existsSync(path) ? readFileSync(path, 'utf8') : '', {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
