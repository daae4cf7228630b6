import { getCollection, render, type CollectionEntry, type CollectionKey } from 'astro:content';
import { toShownText } from '@federation/content-model/files/shown-text';
import type { ContentText } from '@federation/content-model/files/text';
import { getFieldNames } from '@federation/content-model/collections/field-names';
import type {
  CollectionName,
  CollectionWith,
  EntryData,
} from '@federation/content-model/collections';
import { pagedCollections, toEntryPath } from '@federation/content-model/collections/paths';
import { toIndianDay } from '@federation/base/indian-day';
import { toPagePath } from '@federation/base/paths';
import { isPortal } from '@federation/portal/contract/api';
import { getPublicationState, type PublicationState } from '@federation/base/publication-state';
import { defaultLanguage, type Language } from '@federation/i18n/languages';
import { oncePerBuild } from './once-per-build.ts';
import { settings } from './settings.ts';

/**
 * The file of an entry as Astro loads it. Its data has passed the schema of the definition
 * (`src/content.config.ts`).
 */
type EntryFile = Pick<CollectionEntry<CollectionKey>, 'id' | 'collection' | 'data' | 'body'>;

/** An entry as it is shown in one language. */
export interface Entry<Name extends CollectionName = CollectionName> {
  collection: Name;
  id: string;
  /** Facts with the words of `wordsLanguage`. */
  data: EntryData<Name>;
  /** The requested language, or the default if there is no translation yet. */
  wordsLanguage: Language;
  /** Always `published`, unless drafts are shown. */
  publication: PublicationState;
  /** The text in that language. */
  text: ContentText;
  file: EntryFile;
}

/**
 * True if the build shows and marks drafts, and entries with a date to come: in development and in
 * a preview of a change, which no search engine may list.
 */
export const showsUnpublished =
  import.meta.env.MODE === 'development' || process.env.SHOW_DRAFTS === 'true';

/**
 * The entries of a collection in a language in the order of their ids. Drafts and entries whose day
 * is still to come are left out, unless this build shows them. Without a translation, the words are
 * those of the default language and `wordsLanguage` says so.
 */
export function getEntries<Name extends CollectionName>(
  name: Name,
  language: Language,
): Promise<Entry<Name>[]> {
  return loadEntriesOnce(name, language) as Promise<Entry<Name>[]>;
}

// `getCollection` walks every entry on each call.
const loadEntriesOnce = oncePerBuild(loadEntries);

async function loadEntries(name: CollectionName, language: Language): Promise<Entry[]> {
  const sources = await getCollection(name);
  const translated = language === defaultLanguage ? [] : await getCollection(`${name}_${language}`);
  const translations = new Map(translated.map((file) => [file.id, file]));
  // A text that the translation omits stays out: English words must not pass for translated ones.
  const noWords = Object.fromEntries(getFieldNames(name).words.map((field) => [field, undefined]));
  return sources
    .filter(isShown)
    .map((source) => {
      const translation = translations.get(source.id);
      return {
        collection: name,
        id: source.id,
        data: translation ? Object.assign({}, source.data, noWords, translation.data) : source.data,
        wordsLanguage: translation ? language : defaultLanguage,
        publication: toPublicationOf(source),
        text: toShownText((translation ?? source).body ?? '', settings),
        file: translation ?? source,
      };
    })
    .sort((a, b) => a.id.localeCompare(b.id));
}

/** A page for another portal than that of the settings is hidden like a draft. */
const toPublicationOf = ({ data }: { data: EntryData }) =>
  data.portal && !isPortal(settings.portal, data.portal)
    ? 'draft'
    : getPublicationState(data, toIndianDay(new Date()));

const isShown = (source: { data: EntryData }) =>
  showsUnpublished || toPublicationOf(source) === 'published';

/** The records of a language that have a page of their own, whatever their collection. */
export async function getPagedEntries(
  language: Language,
): Promise<Entry<CollectionWith<'pages'>>[]> {
  return (await Promise.all(pagedCollections.map((name) => getEntries(name, language)))).flat();
}

/** One entry in a language; undefined when there is none or it is not shown. */
export async function getEntry<Name extends CollectionName>(
  name: Name,
  id: string,
  language: Language,
): Promise<Entry<Name> | undefined> {
  return (await getEntries(name, language)).find((entry) => entry.id === id);
}

/** The page of the site to which a link leads; undefined for a record or an address elsewhere. */
export async function findLinkedPage(
  target: string,
  language: Language,
): Promise<Entry<'pages'> | undefined> {
  const path = withoutQuery(target);
  return (await getEntries('pages', language)).find(({ id }) => toPagePath(id) === path);
}

/** The path of a link, without its query and its part after #. */
const withoutQuery = (target: string) => target.replace(/[?#].*$/, '');

/** The component that shows the text of an entry, and the headings in it. */
export function renderEntry(entry: Pick<Entry, 'file'>) {
  return render(entry.file as CollectionEntry<CollectionKey>);
}

/**
 * True if a link leads to a page or entry that is not on the site, as a draft or before its day.
 * The site renders its words without a link.
 *
 * @param target a path without its language, perhaps with a query or a part after #
 */
export async function isHiddenTarget(target: string): Promise<boolean> {
  if (!target.startsWith('/')) return false;
  return (await loadHiddenPaths()).has(withoutQuery(target));
}

/** The pages that staff have written, drafts included, by their ids. */
export async function isWrittenPage(id: string): Promise<boolean> {
  return (await getCollection('pages')).some((page) => page.id === id);
}

const loadHiddenPaths = oncePerBuild(async (): Promise<Set<string>> => {
  const idsOfHidden = async (name: CollectionName) =>
    (await getCollection(name)).filter((file) => !isShown(file)).map(({ id }) => id);
  const records = await Promise.all(
    pagedCollections.map(async (name) =>
      (await idsOfHidden(name)).map((id) => toEntryPath(name, id)),
    ),
  );
  return new Set([...(await idsOfHidden('pages')).map(toPagePath), ...records.flat()]);
});
