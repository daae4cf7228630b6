import type { APIRoute } from 'astro';
import { logo } from '../data/logo.ts';

/** The mark of the federation, as the icon of the site. */
export const GET: APIRoute = () =>
  new Response(logo, { headers: { 'Content-Type': 'image/svg+xml' } });
