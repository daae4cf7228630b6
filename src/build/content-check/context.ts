import { join } from 'node:path';
import { toIndianDay } from '../../core/indian-day.ts';
import { collectionNames, getDefinition, type AnyDefinition, type CollectionName } from '../../collections/index.ts';
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages.ts';
import type { MissingNumbers } from '../../collections/shared/series.ts';
import { toNumberTest, type NumberTest } from './check-references.ts';
import { readMdx, readYaml, type SourceFile } from './read.ts';
import { isDraft, readFolders, readMissingNumbers, readSourceFiles, toPathTest, type Folders, type PathTest } from './site.ts';

/** A file of an entry that is in a language of the site. */
export interface EntryFile {
  language: Language;
  file: SourceFile;
}

/** An entry that has the file of the default language, which `source` is. */
export interface Entry {
  collection: CollectionName;
  definition: AnyDefinition;
  id: string;
  folder: string;
  isDraft: boolean;
  source: SourceFile;
  translations: EntryFile[];
  /** `source` and the translations. */
  files: EntryFile[];
}

/** Everything that staff edit, read once, and what the checks ask of all of it. */
export interface Site {
  root: string;
  /** The day in India, `YYYY-MM-DD`. What depends on it is only pointed out: no check fails because a day has passed. */
  today: string;
  contentFolder: string;
  folders: Folders;
  settingsFile: SourceFile;
  navigationFile: SourceFile;
  /** The file of the default language of each entry, by its collection and id, such as `notices/office-closed`. */
  sources: ReadonlyMap<string, SourceFile>;
  entries: readonly Entry[];
  missingNumbers: readonly MissingNumbers[];
  isPath: PathTest;
  isNumber: NumberTest;
  /** The date of the record that has a number. */
  dateOf: ReadonlyMap<string, string>;
}

/**
 * Reads everything below `contentFolder`.
 *
 * @param today the day in India, `YYYY-MM-DD`; the day of the call when left out
 */
export function readSite(root: string, contentFolder: string, today = toIndianDay(new Date())): Site {
  const folders = readFolders(contentFolder);
  const sources = readSourceFiles(root, folders);
  const settingsFile = readYaml(root, join(contentFolder, 'settings.yaml'));
  const missingNumbers = readMissingNumbers(settingsFile);
  const facts = [...sources.values()].map(({ data }) => (data ?? {}) as { number?: unknown; date?: unknown });
  return {
    root,
    today,
    contentFolder,
    folders,
    settingsFile,
    navigationFile: readYaml(root, join(contentFolder, 'navigation.yaml')),
    sources,
    entries: readEntries(root, folders, sources),
    missingNumbers,
    isPath: toPathTest(folders, settingsFile),
    isNumber: toNumberTest([...sources.values()], missingNumbers),
    dateOf: new Map(facts.map(({ number, date }) => [String(number), String(date)])),
  };
}

function readEntries(root: string, folders: Folders, sources: ReadonlyMap<string, SourceFile>): Entry[] {
  return collectionNames.flatMap((collection) =>
    folders[collection].flatMap(({ id, folder, files: paths }) => {
      const source = sources.get(`${collection}/${id}`);
      if (!source) return [];
      const translations = Object.entries(paths).flatMap(([language, path]): EntryFile[] =>
        isLanguage(language) && language !== defaultLanguage ? [{ language, file: readMdx(root, path) }] : [],
      );
      const files = [{ language: defaultLanguage, file: source }, ...translations];
      return [{ collection, definition: getDefinition(collection), id, folder, isDraft: isDraft(source), source, translations, files }];
    }),
  );
}
