import type { APIRoute } from 'astro';
import { generateAtomFeed } from 'feedsmith';
import { describeFeed, feedPaths, getFullEntries } from './_feed.ts';

export const getStaticPaths = feedPaths;

type Props = ReturnType<typeof feedPaths>[number]['props'];

/** A feed as Atom (RFC 4287). */
export const GET: APIRoute<Props> = async ({ props: { name, language } }) => {
  const feed = describeFeed(name, language, 'xml');
  const entries = await getFullEntries(name, language);
  const xml = generateAtomFeed({
    xml: { lang: language },
    id: feed.url,
    title: { value: feed.title },
    subtitle: { value: feed.subtitle },
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => Number(updated)))),
    authors: [{ name: feed.author, uri: feed.site }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: feed.url },
      { rel: 'alternate', type: 'text/html', hreflang: language, href: feed.page },
    ],
    icon: feed.icon,
    entries: entries.map(
      ({ url, title, summary, html, tags, published, updated, language: lang }) => ({
        ...(lang !== language && { xml: { lang } }),
        id: url,
        title: { value: title },
        links: [{ rel: 'alternate', type: 'text/html', href: url }],
        published,
        updated,
        categories: tags.map((term) => ({ term })),
        summary: { value: summary },
        content: { type: 'html', value: html },
      }),
    ),
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};
