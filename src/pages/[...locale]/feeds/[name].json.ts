import type { APIRoute } from 'astro';
import { generateJsonFeed } from 'feedsmith';
import { getTranslator } from '../../../i18n/translate.ts';
import { toAbsolute } from '../../../data/absolute.ts';
import { getFeedPage, toFeedPath, toFeedTitle } from '../../../data/feeds.ts';
import { settings } from '../../../data/settings.ts';
import { feedPaths, getFullEntries } from './_feed.ts';

export const getStaticPaths = feedPaths;

type Props = ReturnType<typeof feedPaths>[number]['props'];

/** A feed as JSON Feed 1.1. */
export const GET: APIRoute<Props> = async ({ props: { name, language } }) => {
  const t = getTranslator(language);
  const entries = await getFullEntries(name, language);
  const feed = generateJsonFeed({
    title: `${toFeedTitle(name, language)} – ${settings.name[language]}`,
    description: t('feed.subtitle'),
    home_page_url: toAbsolute(getFeedPage(name), language),
    feed_url: toAbsolute(toFeedPath(name, 'json', language)),
    language,
    favicon: `${settings.site}/favicon.svg`,
    authors: [{ name: settings.name[language], url: settings.site }],
    items: entries.map(({ url, title, summary, html, tags, moment, language: lang }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      date_published: moment,
      language: lang,
      ...(tags.length > 0 && { tags }),
    })),
  });
  return new Response(JSON.stringify(feed), { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } });
};
