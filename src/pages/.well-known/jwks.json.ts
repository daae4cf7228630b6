import type { APIRoute } from 'astro';
import { publishedKeys, toJwks } from '@federation/certificates/keys';

/** The public keys for other people’s verifiers (RFC 7517); never that of the demonstration. */
export const GET: APIRoute = () => Response.json(toJwks(publishedKeys));
