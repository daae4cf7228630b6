import type { APIRoute } from 'astro';
import { generateAtomFeed } from 'feedsmith';
import { getTranslator } from '../../../i18n/translate.ts';
import { toAbsolute } from '../../../data/absolute.ts';
import { getFeedPage, toFeedPath, toFeedTitle } from '../../../data/feeds.ts';
import { settings } from '../../../data/settings.ts';
import { feedPaths, getFullEntries } from './_feed.ts';

export const getStaticPaths = feedPaths;

type Props = ReturnType<typeof feedPaths>[number]['props'];

/** A feed as Atom (RFC 4287). */
export const GET: APIRoute<Props> = async ({ props: { name, language } }) => {
  const t = getTranslator(language);
  const entries = await getFullEntries(name, language);
  const xml = generateAtomFeed({
    xml: { lang: language },
    id: toAbsolute(toFeedPath(name, 'xml', language)),
    title: { value: `${toFeedTitle(name, language)} – ${settings.name[language]}` },
    subtitle: { value: t('feed.subtitle') },
    updated: entries[0]?.moment ?? new Date(0),
    authors: [{ name: settings.name[language], uri: settings.site }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: toAbsolute(toFeedPath(name, 'xml', language)) },
      { rel: 'alternate', type: 'text/html', hreflang: language, href: toAbsolute(getFeedPage(name), language) },
    ],
    icon: `${settings.site}/favicon.svg`,
    entries: entries.map(({ url, title, summary, html, tags, moment, language: lang }) => ({
      ...(lang !== language && { xml: { lang } }),
      id: url,
      title: { value: title },
      links: [{ rel: 'alternate', type: 'text/html', href: url }],
      published: moment,
      updated: moment,
      categories: tags.map((term) => ({ term })),
      summary: { value: summary },
      content: { type: 'html', value: html },
    })),
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};
