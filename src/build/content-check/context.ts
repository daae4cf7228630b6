import { join, relative } from 'node:path';
import { toIndianDay } from '../../core/indian-day.ts';
import {
  collectionNames,
  getDefinition,
  type AnyDefinition,
  type CollectionName,
} from '../../content-model/collections.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages.ts';
import { readContentFile, type ContentFile } from '../content/content-file.ts';
import {
  isDraft,
  readFolders,
  readSourceFiles,
  toPathTest,
  type Folders,
  type PathTest,
} from './site.ts';

/** A file of an entry that is in a language of the site. */
export interface EntryFile {
  language: Language;
  file: ContentFile;
}

/** An entry that has the file of the default language, which `source` is. */
export interface Entry {
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

/** Everything that staff edit, read once, and what the checks ask of all of it. */
export interface Site {
  root: string;
  /**
   * The day in India, `YYYY-MM-DD`. What depends on it is only pointed out: no check fails because
   * a day has passed.
   */
  today: string;
  contentFolder: string;
  folders: Folders;
  settingsFile: ContentFile;
  navigationFile: ContentFile;
  searchFile: ContentFile;
  /**
   * The file of the default language of each entry, by its collection and id, such as
   * `notices/office-closed`.
   */
  sources: ReadonlyMap<string, ContentFile>;
  entries: readonly Entry[];
  isPath: PathTest;
}

/**
 * Reads everything below `contentFolder`.
 *
 * @param today the day in India, `YYYY-MM-DD`; the day of the call when left out
 */
export function readSite(
  root: string,
  contentFolder: string,
  today = toIndianDay(new Date()),
): Site {
  const folders = readFolders(contentFolder);
  const toPath = (name: string) => relative(root, join(contentFolder, name));
  const sources = readSourceFiles(root, folders);
  const settingsFile = readContentFile(root, toPath('settings.yaml'));
  return {
    root,
    today,
    contentFolder,
    folders,
    settingsFile,
    navigationFile: readContentFile(root, toPath('navigation.yaml')),
    searchFile: readContentFile(root, toPath('search.yaml')),
    sources,
    entries: readEntries(root, folders, sources),
    isPath: toPathTest(folders, settingsFile),
  };
}

function readEntries(
  root: string,
  folders: Folders,
  sources: ReadonlyMap<string, ContentFile>,
): Entry[] {
  return collectionNames.flatMap((collection) =>
    folders[collection].flatMap(({ id, folder, files: paths }) => {
      const source = sources.get(`${collection}/${id}`);
      if (!source) return [];
      const translations = Object.entries(paths).flatMap(([language, path]): EntryFile[] =>
        isLanguage(language) && language !== defaultLanguage
          ? [{ language, file: readContentFile(root, relative(root, path)) }]
          : [],
      );
      const files = [{ language: defaultLanguage, file: source }, ...translations];
      return [
        {
          collection,
          definition: getDefinition(collection),
          id,
          folder,
          isDraft: isDraft(source),
          source,
          translations,
          files,
        },
      ];
    }),
  );
}
