import type { APIRoute } from 'astro';
import { toTypeMetadata } from '../../../data/certificate-type.ts';
import { issuer } from '../../../data/issuer.ts';

/** The type of the certificates, for verifiers. */
export const GET: APIRoute = () => Response.json(toTypeMetadata(issuer));
