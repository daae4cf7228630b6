import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { toFeedHtml } from '../../../build/html/feed-html.ts';
import { contentComponents } from '../../../components/content/components.ts';
import { languages, type Language } from '../../../i18n/languages.ts';
import { getTranslator } from '../../../i18n/translate.ts';
import { renderEntry, type Entry } from '../../../data/entries.ts';
import { toSummary } from '../../../data/entry-summaries.ts';
import { feedNames, getFeedEntries, toFeedDay, type FeedName } from '../../../data/feeds.ts';
import { toAbsolute } from '../../../data/absolute.ts';
import { toLocaleParameter } from '../../../core/paths.ts';

/** An entry as a feed gives it: its text in full, as HTML that stands by itself. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  html: string;
  tags: string[];
  /** Midnight in India of the day by which the feed dates the entry. */
  moment: Date;
  language: Language;
}

/** One feed a language, for every feed. */
export const feedPaths = () =>
  languages.flatMap((language) =>
    feedNames.map((name) => ({ params: { locale: toLocaleParameter(language), name }, props: { name, language } })),
  );

/** The entries of a feed with their texts. */
export async function getFullEntries(name: FeedName, language: Language): Promise<FeedEntry[]> {
  const entries = await getFeedEntries(name, language);
  return Promise.all(
    entries.map(async (entry) => {
      const { title, text, tags, path = '/', wordsLanguage } = toSummary(entry, language);
      const note = entry.data.demonstration ? `<p><em>${getTranslator(language)('entry.demonstration')}</em></p>` : '';
      return {
        url: toAbsolute(path, language),
        title,
        summary: text,
        html: note + (await toHtml(entry, language, path)),
        tags,
        moment: new Date(`${toFeedDay(entry)}T00:00:00+05:30`),
        language: wordsLanguage,
      };
    }),
  );
}

const texts = new Map<string, Promise<string>>();

/** The text of an entry; the feed of everything asks for the same texts as the others. */
function toHtml(entry: Entry, language: Language, path: string): Promise<string> {
  const key = `${language}${path}`;
  const known = texts.get(key) ?? renderText(entry, language, path);
  texts.set(key, known);
  return known;
}

let container: Promise<AstroContainer> | undefined;

async function renderText(entry: Entry, language: Language, path: string): Promise<string> {
  container ??= loadRenderers([getContainerRenderer()]).then((renderers) => AstroContainer.create({ renderers }));
  const { Content } = await renderEntry(entry);
  const page = { language, wordsLanguage: entry.wordsLanguage, path, title: '' };
  const html = await (await container).renderToString(Content, { props: { components: contentComponents }, locals: { page } });
  return toFeedHtml(html, toAbsolute);
}
