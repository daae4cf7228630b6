import type { APIRoute } from 'astro';
import { formatHeaders, toHeaderRules } from '../../build/hosting/headers.ts';
import { feedNames, toFeedPath } from '../../data/feeds.ts';
import { languages } from '../../i18n/languages.ts';

/** The headers for the host. */
export const GET: APIRoute = () => {
  const addresses = (format: 'xml' | 'json') =>
    languages.flatMap((language) => feedNames.map((name) => toFeedPath(name, format, language)));
  const rules = toHeaderRules({ atom: addresses('xml'), json: addresses('json') });
  return new Response(formatHeaders(rules), { headers: { 'Content-Type': 'text/plain' } });
};
