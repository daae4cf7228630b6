import type { APIRoute } from 'astro';
import { readContentCommit } from '../data/content-commit.ts';

/**
 * Time and commit of the build. `npm run monitor` expects the time to be less than a day or so ago;
 * the commit tells the editing desk what is online.
 */
export const GET: APIRoute = () =>
  Response.json({ built: new Date().toISOString(), commit: readContentCommit() });
