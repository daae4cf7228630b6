import type { APIRoute } from 'astro';
import { demonstrationPath } from '@federation/certificates/issuer';
import { settings } from '../data/settings.ts';

/**
 * Robots may read all but the encrypted look-up files and the demonstration, which mean nothing to
 * a reader; unlisted pages say so themselves.
 */
export const GET: APIRoute = () => {
  const unread = [
    '/cert-index/',
    ...(settings.demonstrationCertificates ? [`${demonstrationPath}/`] : []),
  ];
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...unread.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${settings.site}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
