import type { APIRoute } from 'astro';
import { issuer } from '../../data/issuer.ts';
import { publishedKeys, toJwk, toTrustedKeys } from '../../core/certificates/keys.ts';
import { toTestVectors } from '../../data/certificate-vectors.ts';

/** Certificates with the result that a right verifier gives, for those who write one. */
export const GET: APIRoute = () =>
  Response.json({ issuer: issuer.site, keys: toTrustedKeys(publishedKeys).map(toJwk), vectors: toTestVectors() });
