import { getCollection, render, type CollectionEntry } from 'astro:content';
import { defaultLanguage, type Language } from '../i18n/languages.ts';
import type { CollectionName } from '../collections/index.ts';
import { pagedCollections, toEntryPath, toPagePath } from '../core/paths.ts';

/** An entry as it is shown in one language. */
export interface Entry<Name extends CollectionName = CollectionName> {
  collection: Name;
  id: string;
  /** Facts with the words of `wordsLanguage`. */
  data: CollectionEntry<Name>['data'];
  /** The language of the words: the one asked for, or the default where there is no translation yet. */
  wordsLanguage: Language;
  /** What `render` takes. */
  file: CollectionEntry<Name> | CollectionEntry<`${Name}_hi`>;
}

const cache = new Map<string, Promise<Entry[]>>();

/**
 * The entries of a collection in a language, drafts left out, in the order of their ids. Where a
 * translation is missing, the words are those of the default language and `wordsLanguage` says so.
 */
export function getEntries<Name extends CollectionName>(name: Name, language: Language): Promise<Entry<Name>[]> {
  const key = `${name}/${language}`;
  // `getCollection` walks every entry on each call, so a build asks once. In development, content changes.
  if (import.meta.env.DEV || !cache.has(key)) cache.set(key, loadEntries(name, language) as Promise<Entry[]>);
  return cache.get(key) as unknown as Promise<Entry<Name>[]>;
}

async function loadEntries<Name extends CollectionName>(name: Name, language: Language): Promise<Entry<Name>[]> {
  const sources = await getCollection(name);
  const translations = new Map<string, CollectionEntry<`${Name}_hi`>>();
  if (language !== defaultLanguage) {
    for (const entry of await getCollection(`${name}_${language}` as `${Name}_hi`))
      translations.set(entry.id, entry as CollectionEntry<`${Name}_hi`>);
  }
  return sources
    .filter((source) => !source.data.draft)
    .map((source) => {
      const translation = translations.get(source.id);
      return {
        collection: name,
        id: source.id,
        data: (translation ? { ...source.data, ...translation.data } : source.data) as CollectionEntry<Name>['data'],
        wordsLanguage: translation || language === defaultLanguage ? language : defaultLanguage,
        file: (translation ?? source) as Entry<Name>['file'],
      };
    })
    .sort((a, b) => a.id.localeCompare(b.id));
}

/** One entry in a language; undefined when there is none or it is a draft. */
export async function getEntry<Name extends CollectionName>(name: Name, id: string, language: Language): Promise<Entry<Name> | undefined> {
  return (await getEntries(name, language)).find((entry) => entry.id === id);
}

/** The page of the site to which a link leads; undefined for a record or an address elsewhere. */
export async function findPage(target: string, language: Language): Promise<Entry<'pages'> | undefined> {
  const path = withoutQuery(target);
  return (await getEntries('pages', language)).find(({ id }) => toPagePath(id) === path);
}

/** The path of a link, without its query and its part after #. */
const withoutQuery = (target: string) => target.replace(/[?#].*$/, '');

/** The component that shows the text of an entry, and the headings in it. */
export function renderEntry(entry: Entry) {
  return render(entry.file as CollectionEntry<CollectionName>);
}

/**
 * Whether a link leads to a page or record that is kept off the site as a draft. The site shows such
 * a link as plain words.
 *
 * @param target a path without its language, perhaps with a query or a part after #
 */
export async function isDraftTarget(target: string): Promise<boolean> {
  if (!target.startsWith('/')) return false;
  if (import.meta.env.DEV) drafts = undefined;
  drafts ??= loadDraftPaths();
  return (await drafts).has(withoutQuery(target));
}

let drafts: Promise<Set<string>> | undefined;

async function loadDraftPaths(): Promise<Set<string>> {
  const pages = await getCollection('pages', ({ data }) => data.draft);
  const records = await Promise.all(
    pagedCollections.map(async (name) => (await getCollection(name, ({ data }) => data.draft)).map(({ id }) => toEntryPath(name, id))),
  );
  return new Set([...pages.map(({ id }) => toPagePath(id)), ...records.flat()]);
}
