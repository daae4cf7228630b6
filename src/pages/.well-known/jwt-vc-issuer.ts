import type { APIRoute } from 'astro';
import { issuer } from '../../data/issuer.ts';

/** Where the keys of the issuer are, as wallets look for them (SD-JWT VC, section 5). */
export const GET: APIRoute = () =>
  Response.json({ issuer: issuer.site, jwks_uri: `${issuer.site}/.well-known/jwks.json` });
