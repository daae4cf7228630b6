import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { toFeedHtml } from '../../../data/feed-html.ts';
import EntryChanges from '../../../components/entries/EntryChanges.astro';
import { contentComponents } from '../../../components/content/components.ts';
import { languages, type Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import { renderEntry, type Entry } from '../../../data/entries.ts';
import { getSummary, toWarnedTitle } from '../../../data/entry-summaries.ts';
import {
  feedNames,
  getFeedEntries,
  getFeedPage,
  toChangeDay,
  toFeedDay,
  toFeedPath,
  toFeedTitle,
  type FeedName,
} from '../../../data/feeds.ts';
import { settings } from '../../../data/settings.ts';
import { toAbsolute } from '../../../data/absolute.ts';
import { memoize } from '@federation/base/memoize';
import { oncePerBuild } from '../../../data/once-per-build.ts';
import { toLocaleParameter } from '@federation/base/paths';

/** An entry in a feed, with its full text as HTML that needs no style sheet or script. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  html: string;
  tags: string[];
  /** Midnight in India of the days on which it appeared and changed last. */
  published: Date;
  updated: Date;
  language: Language;
}

/** The path of each feed in each language. */
export const feedPaths = () =>
  languages.flatMap((language) =>
    feedNames.map((name) => ({
      params: { locale: toLocaleParameter(language), name },
      props: { name, language },
    })),
  );

/** Describes a feed, in every format. */
export function describeFeed(name: FeedName, language: Language, format: 'xml' | 'json') {
  return {
    title: `${toFeedTitle(name, language)} – ${settings.name[language]}`,
    subtitle: getTranslator(language)('feed.subtitle'),
    url: toAbsolute(toFeedPath(name, format, language)),
    page: toAbsolute(getFeedPage(name), language),
    author: settings.name[language],
    site: settings.site,
    icon: `${settings.site}/favicon.svg`,
  };
}

/** The entries of a feed with their texts. */
export async function getFullEntries(name: FeedName, language: Language): Promise<FeedEntry[]> {
  const entries = await getFeedEntries(name, language);
  return Promise.all(
    entries.map(async (entry) => {
      const summary = getSummary(entry, language);
      const { text, tags, path = '/', wordsLanguage } = summary;
      const note = entry.data.demonstration
        ? `<p><em>${getTranslator(language)('entry.demonstration')}</em></p>`
        : '';
      return {
        url: toAbsolute(path, language),
        title: toWarnedTitle(summary, language),
        summary: text,
        html: note + (await toHtml(entry, language, path)),
        tags,
        published: toMidnight(toFeedDay(entry)),
        updated: toMidnight(toChangeDay(entry)),
        language: wordsLanguage,
      };
    }),
  );
}

const toMidnight = (day: string) => new Date(`${day}T00:00:00+05:30`);

/** The text of an entry, rendered once: the feed of everything repeats the texts of the others. */
const toHtml = oncePerBuild(renderText, (_entry, language, path) => `${language}${path}`);

const openContainer = memoize(async () =>
  AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) }),
);

async function renderText(entry: Entry, language: Language, path: string): Promise<string> {
  const { Content } = await renderEntry(entry);
  const page = { language, wordsLanguage: entry.wordsLanguage, path, title: '' };
  const container = await openContainer();
  const locals = { page };
  const changes = await container.renderToString(EntryChanges, { props: { entry }, locals });
  const text = await container.renderToString(Content, {
    props: { components: contentComponents },
    locals,
  });
  return toFeedHtml(changes + text, toAbsolute);
}
