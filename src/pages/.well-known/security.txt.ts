import type { APIRoute } from 'astro';
import { languages } from '@federation/i18n/languages';
import { settings } from '../../data/settings.ts';

/**
 * Validity of the file. RFC 9116 asks for less than a year. The site is built every night; one that
 * no longer is should soon say so.
 */
const days = 180;

/** Contact for reports of security faults (RFC 9116). */
export const GET: APIRoute = () => {
  const expires = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return new Response(
    [
      `Contact: mailto:${settings.contact.email}`,
      `Contact: ${settings.site}/contact`,
      `Expires: ${expires}T00:00:00Z`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${settings.site}/.well-known/security.txt`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
};
