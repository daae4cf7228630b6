import type { APIRoute } from 'astro';
import { issuer } from '../../lib/certificate-issuer.ts';
import { publishedKeys, toJwk, trusted } from '../../lib/certificates/keys.ts';
import { toTestVectors } from '../../lib/certificate-vectors.ts';

/** Certificates with the result that a right verifier gives, for those who write one. */
export const GET: APIRoute = () =>
  Response.json({ issuer: issuer.site, keys: trusted(publishedKeys).map(toJwk), vectors: toTestVectors() });
