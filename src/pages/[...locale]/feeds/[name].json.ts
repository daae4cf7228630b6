import type { APIRoute } from 'astro';
import { generateJsonFeed } from 'feedsmith';
import { describeFeed, feedPaths, getFullEntries } from './_feed.ts';

export const getStaticPaths = feedPaths;

type Props = ReturnType<typeof feedPaths>[number]['props'];

/** A feed as JSON Feed 1.1. */
export const GET: APIRoute<Props> = async ({ props: { name, language } }) => {
  const feed = describeFeed(name, language, 'json');
  const entries = await getFullEntries(name, language);
  const json = generateJsonFeed({
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.page,
    feed_url: feed.url,
    language,
    favicon: feed.icon,
    authors: [{ name: feed.author, url: feed.site }],
    items: entries.map(
      ({ url, title, summary, html, tags, published, updated, language: lang }) => ({
        id: url,
        url,
        title,
        summary,
        content_html: html,
        date_published: published,
        date_modified: updated,
        language: lang,
        ...(tags.length > 0 && { tags }),
      }),
    ),
  });
  // A feed without entries says so (JSON Feed 1.1 asks for `items`); the package leaves it out.
  return new Response(JSON.stringify({ items: [], ...(json as object) }), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
};
