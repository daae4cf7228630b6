import { Readable } from 'node:stream';
import type { APIRoute } from 'astro';
import { SitemapStream, streamToPromise } from 'sitemap';
import { defaultLanguage } from '../i18n/languages.ts';
import { toAbsolute } from '../data/absolute.ts';
import { isBefore } from '../core/dates.ts';
import { toIndianDay } from '../core/indian-day.ts';
import { settings } from '../data/settings.ts';
import { getSitePages } from '../data/site-pages.ts';

/** Every listed page that is written in its language, each with the same page in the others. */
export const GET: APIRoute = async () => {
  const pages = (await getSitePages()).filter(({ listed, translated }) => listed && translated);
  const versions = Map.groupBy(pages, ({ path }) => path);
  const today = toIndianDay(new Date());
  const items = pages.map(({ path, language, day }) => ({
    url: toAbsolute(path, language),
    // An event to come is dated ahead, which says nothing about its page.
    ...(day && !isBefore(today, day) && { lastmod: day, lastmodrealtime: false }),
    links: [
      ...(versions.get(path) ?? []).map((version) => ({
        lang: version.language as string,
        url: toAbsolute(path, version.language),
      })),
      { lang: 'x-default', url: toAbsolute(path, defaultLanguage) },
    ],
  }));
  const stream = new SitemapStream({
    hostname: settings.site,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return new Response(xml.toString(), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
