import type { APIRoute } from 'astro';
import { defaultLanguage } from '@federation/i18n/languages';
import { toAbsolute } from '../data/absolute.ts';
import { isBefore } from '@federation/base/dates';
import { toIndianDay } from '@federation/base/indian-day';
import { getVersions } from '../data/site-pages.ts';

/**
 * Every listed page that is written in its language, each with the same page in the others. Paths
 * have no character that XML would need escaped.
 */
export const GET: APIRoute = async () => {
  const versions = await getVersions();
  const today = toIndianDay(new Date());
  const toLink = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const urls = [...versions.values()].flat().map(({ path, language, day }) => [
    `<url><loc>${toAbsolute(path, language)}</loc>`,
    // An event to come has a later date, which says nothing about its page.
    ...(day && !isBefore(today, day) ? [`<lastmod>${day}</lastmod>`] : []),
    ...(versions.get(path) ?? []).map((one) =>
      toLink(one.language, toAbsolute(path, one.language)),
    ),
    toLink('x-default', toAbsolute(path, defaultLanguage)),
    '</url>',
  ]);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.flat(),
    '</urlset>',
  ].join('');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};
