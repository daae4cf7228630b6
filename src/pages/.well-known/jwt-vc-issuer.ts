import type { APIRoute } from 'astro';
import { issuer } from '../../data/issuer.ts';

/** Leads wallets to the keys of the issuer (SD-JWT VC, section 5). */
export const GET: APIRoute = () =>
  Response.json({ issuer: issuer.site, jwks_uri: `${issuer.site}/.well-known/jwks.json` });
