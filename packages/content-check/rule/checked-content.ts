import { join, relative } from 'node:path';
import { toIndianDay } from '@federation/base/indian-day';
import {
  collectionNames,
  getDefinition,
  type AnyDefinition,
  type CollectionName,
} from '@federation/content-model/collections';
import { defaultLanguage, isLanguage, type Language } from '@federation/i18n/languages';
import { readContentFile, type ContentFile } from '@federation/content-model/files/content-file';
import { readFolders, createPathTest, type Folders, type PathTest } from './site.ts';

/** A file of an entry that is in a language of the site. */
export interface EntryFile {
  language: Language;
  file: ContentFile;
}

/** An entry that has the file of the default language, which `source` is. */
export interface CheckedEntry {
  collection: CollectionName;
  definition: AnyDefinition;
  id: string;
  folder: string;
  isDraft: boolean;
  source: ContentFile;
  translations: EntryFile[];
  /** `source` and the translations. */
  files: EntryFile[];
}

/** All content that staff edit, read once. */
export interface CheckedContent {
  root: string;
  /**
   * The day in India, `YYYY-MM-DD`. Rules that depend on it only give remarks: no check fails
   * because a day has passed.
   */
  today: string;
  contentFolder: string;
  folders: Folders;
  settingsFile: ContentFile;
  navigationFile: ContentFile;
  searchFile: ContentFile;
  entries: readonly CheckedEntry[];
  isPath: PathTest;
}

/**
 * Reads everything that staff edit.
 *
 * @param root the folder of the project
 * @param today the day in India, `YYYY-MM-DD`; the day of the call when left out
 */
export function readContent(root: string, today = toIndianDay(new Date())): CheckedContent {
  const contentFolder = join(root, 'src/content');
  const folders = readFolders(contentFolder);
  const settingsFile = readContentFile(root, 'src/content/settings.yaml');
  return {
    root,
    today,
    contentFolder,
    folders,
    settingsFile,
    navigationFile: readContentFile(root, 'src/content/navigation.yaml'),
    searchFile: readContentFile(root, 'src/content/search.yaml'),
    entries: readEntries(root, folders),
    isPath: createPathTest(folders, settingsFile),
  };
}

function readEntries(root: string, folders: Folders): CheckedEntry[] {
  return collectionNames.flatMap((collection) =>
    folders[collection].flatMap(({ id, folder, files: paths }) => {
      const files = Object.entries(paths).flatMap(([language, path]): EntryFile[] =>
        isLanguage(language)
          ? [{ language, file: readContentFile(root, relative(root, path)) }]
          : [],
      );
      return toCheckedEntry(collection, id, folder, files) ?? [];
    }),
  );
}

/** The entry of a folder; undefined where there is none. */
export const findEntry = (
  { entries }: Pick<CheckedContent, 'entries'>,
  place: { collection: string; id: string },
): CheckedEntry | undefined =>
  entries.find(({ collection, id }) => collection === place.collection && id === place.id);

/** An entry of its files; undefined where that of the default language is missing. */
export function toCheckedEntry(
  collection: CollectionName,
  id: string,
  folder: string,
  given: readonly EntryFile[],
): CheckedEntry | undefined {
  const original = given.find(({ language }) => language === defaultLanguage);
  if (!original) return undefined;
  const source = original.file;
  const translations = given.filter((one) => one !== original);
  return {
    collection,
    definition: getDefinition(collection),
    id,
    folder,
    isDraft: source.data['draft'] === true,
    source,
    translations,
    files: [original, ...translations],
  };
}
