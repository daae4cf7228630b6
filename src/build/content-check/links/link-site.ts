import { hasEntryPages, toEntryPath } from '../../../collections/paths.ts';
import type { PagePart } from '../../../core/desk.ts';
import { subjects } from '../../../core/forms/contact-message.ts';
import { toPagePath } from '../../../core/paths.ts';
import type { Language } from '../../../i18n/languages.ts';
import { findComponents, TextError, type Component } from '../../content/text-tree.ts';
import type { Entry, Site } from '../context.ts';
import type { SourceFile } from '../read.ts';
import type { LinkSite } from './judge-target.ts';
import { findParts } from './page-parts.ts';

/** The path of an entry’s own page, without a language; undefined when it has none. */
export function toPathOf({ collection, id }: Pick<Entry, 'collection' | 'id'>): string | undefined {
  if (collection === 'pages') return toPagePath(id);
  return hasEntryPages(collection) ? toEntryPath(collection, id) : undefined;
}

const known = new WeakMap<Site, LinkSite>();

/** What links have to know of a site. Parts of a page are looked for when the first link asks for them. */
export function toLinkSite(site: Site): LinkSite {
  const earlier = known.get(site);
  if (earlier) return earlier;
  const byPath = new Map(site.entries.map((entry) => [toPathOf(entry), entry]));
  const parts = new Map<string, readonly PagePart[]>();
  const fileOf = (entry: Entry, language: Language): SourceFile =>
    entry.files.find((one) => one.language === language)?.file ?? entry.source;
  const { site: address } = (site.settingsFile.data ?? {}) as { site?: unknown };
  const links: LinkSite = {
    address: typeof address === 'string' ? address : undefined,
    isPath: site.isPath,
    subjects,
    hasForm: (path) => components(byPath.get(path)).some(({ name }) => name === 'ContactForm'),
    partsOf: (path, language) => {
      const entry = byPath.get(path);
      if (!entry) return undefined;
      const key = `${language} ${path}`;
      const found = parts.get(key) ?? [
        ...findParts(fileOf(entry, language).body),
        ...partsOfShownPage(entry, language),
        ...yearsOnPage(entry),
      ];
      parts.set(key, found);
      return found;
    },
  };
  /** A download may show the text of a page. */
  function partsOfShownPage({ source }: Entry, language: Language): PagePart[] {
    const { page } = (source.data ?? {}) as { page?: unknown };
    const shown = typeof page === 'string' ? byPath.get(toPagePath(page)) : undefined;
    return shown ? findParts(fileOf(shown, language).body) : [];
  }
  /** The tabs of lists by year. */
  function yearsOnPage(entry: Entry): PagePart[] {
    const listed = components(entry).flatMap(({ name, attributes }) => (name === 'EntriesByYear' ? [attributes['collection']] : []));
    const records = site.entries.filter(({ collection }) => listed.includes(collection));
    const years = records.map(({ source }) => String((source.data as { date?: unknown } | undefined)?.date).slice(0, 4));
    return [...new Set(years)].map((year) => ({ id: year, words: year }));
  }
  known.set(site, links);
  return links;
}

function components(entry: Entry | undefined): readonly Component[] {
  try {
    return entry ? findComponents(entry.source.body) : [];
  } catch (error) {
    // That it can’t be read is told by the check of the text.
    if (error instanceof TextError) return [];
    throw error;
  }
}
