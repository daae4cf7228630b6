import type { APIRoute } from 'astro';
import { publishedKeys, toJwk, toTrustedKeys } from '../../core/certificates/keys.ts';

/** The public keys for verifiers with software of their own (RFC 7517). */
export const GET: APIRoute = () => Response.json({ keys: toTrustedKeys(publishedKeys).map(toJwk) });
