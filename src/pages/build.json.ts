import type { APIRoute } from 'astro';
import { readContentCommit } from '../data/content-commit.ts';

/**
 * When the site was built, for those who watch it: `npm run monitor` expects this to be less than a
 * day or so ago. And from which commit, by which the editing desk knows what is online.
 */
export const GET: APIRoute = () =>
  Response.json({ built: new Date().toISOString(), commit: readContentCommit() });
