import { defaultLanguage, isLanguage, languages, type Language } from '../../i18n/languages.ts';
import { collectionNames, getDefinition, type CollectionName } from '../../collections/index.ts';
import { pagedCollections } from '../../collections/paths.ts';
import { compareEventYear, compareReportYear, compareTitleYears, compareWithOwner } from './check-agreement.ts';
import { checkCharts } from './check-charts.ts';
import { checkDrawings, findHeavyDrawings } from './check-drawings.ts';
import { checkTitles, compareDescriptions } from './check-duplicates.ts';
import { compareFrames } from './check-frames.ts';
import { checkReferences, toNumberTest, type NumberTest } from './check-references.ts';
import { checkSeries } from './check-series.ts';
import { compareSiteMap } from './check-site-map.ts';
import { checkSums, compareTables } from './check-tables.ts';
import { checkWords, findLongPassages } from './check-words.ts';
import type { Fault } from './explain.ts';
import { collectBodyPassages, collectFieldPassages, collectLocalizedPassages, type Passage } from './passages.ts';
import { readMdx, type SourceFile } from './read.ts';
import { isDraft, readMissingNumbers, type Folders } from './site.ts';

/** What was found: faults stop the build, remarks are only pointed out. */
export interface Findings {
  faults: Fault[];
  remarks: Fault[];
}

/** An entry with its files. */
interface Entry {
  collection: CollectionName;
  id: string;
  folder: string;
  source: SourceFile;
  /** The file of each language that it has, the default one included. */
  files: [Language, SourceFile][];
}

/** What the check of one entry needs to know of the others. */
interface Site {
  root: string;
  sources: ReadonlyMap<string, SourceFile>;
  isNumber: NumberTest;
  /** The date of the record that has a number. */
  dateOf: ReadonlyMap<string, string>;
}

/** Checks the words of every text, the series of numbers, and whether records agree with each other and with their translations. */
export function checkRecords(
  root: string,
  folders: Folders,
  sources: ReadonlyMap<string, SourceFile>,
  settingsFile: SourceFile,
  navigationFile: SourceFile,
): Findings {
  const files = [...sources.values()];
  const missing = readMissingNumbers(settingsFile);
  const facts = files.map(({ data }) => (data ?? {}) as { number?: unknown; date?: unknown });
  const dateOf = new Map(facts.map(({ number, date }) => [String(number), String(date)]));
  const site: Site = { root, sources, isNumber: toNumberTest(files, missing), dateOf };
  const entries = readEntries(root, folders, sources);
  const sharedFaults = [settingsFile, navigationFile].flatMap((file) =>
    languages.flatMap((language) => checkWords(file.path, collectLocalizedPassages(file, language), language)),
  );
  const pages = checkPages(entries);
  return {
    faults: [...checkSeries(files, missing), ...pages.faults, ...entries.flatMap((entry) => checkEntry(site, entry)), ...sharedFaults],
    remarks: [...pages.remarks, ...entries.flatMap((entry) => compareEntry(site, entry))],
  };
}

function readEntries(root: string, folders: Folders, sources: ReadonlyMap<string, SourceFile>): Entry[] {
  return collectionNames.flatMap((collection) =>
    folders[collection].flatMap(({ id, folder, files: paths }) => {
      const source = sources.get(`${collection}/${id}`);
      if (!source) return [];
      const files = Object.entries(paths).flatMap(([language, path]): [Language, SourceFile][] =>
        isLanguage(language) ? [[language, language === defaultLanguage ? source : readMdx(root, path)]] : [],
      );
      return [{ collection, id, folder, source, files }];
    }),
  );
}

function checkEntry({ root, isNumber }: Site, { collection, folder, source, files }: Entry): Fault[] {
  const { allowedWords } = (source.data ?? {}) as { allowedWords?: unknown };
  const allowed = Array.isArray(allowedWords) ? allowedWords.map((word) => String(word).toLowerCase()) : [];
  return [
    ...checkCharts(source),
    ...checkDrawings(root, folder),
    ...files.flatMap(([language, file]) => {
      const passages = toPassages(file, collection);
      return [...checkWords(file.path, passages, language, allowed), ...checkReferences(file.path, passages, isNumber)];
    }),
  ];
}

function compareEntry({ root, sources, dateOf }: Site, { collection, id, folder, source, files }: Entry): Fault[] {
  const definition = getDefinition(collection);
  return [
    ...compareWithOwner(source, definition, sources),
    ...(definition.occurrence ? compareEventYear(source, id) : []),
    ...compareReportYear(source, id, collectBodyPassages(source), dateOf),
    ...findHeavyDrawings(root, folder),
    ...files.flatMap(([language, file]) => [
      ...(file === source ? [] : [compareTitleYears, compareTables, compareFrames].flatMap((compare) => compare(source, file))),
      ...checkSums(file),
      ...findLongPassages(file.path, toPassages(file, collection), language),
    ]),
  ];
}

const isPage = ({ collection }: Entry) => collection === 'pages';

const filesIn = (entries: readonly Entry[], language: Language) =>
  entries.flatMap(({ files }) => files.filter(([one]) => one === language).map(([, file]) => file));

/** What has to be asked of all pages together, in each language. */
function checkPages(entries: readonly Entry[]): Findings {
  const shown = entries.filter(({ source }) => !isDraft(source));
  const pages = shown.filter(isPage);
  const withPages = shown.filter((entry) => isPage(entry) || pagedCollections.includes(entry.collection));
  const siteMaps = pages.filter(({ id }) => id === 'sitemap');
  const ids = pages.map(({ id }) => id);
  return {
    faults: languages.flatMap((language) => checkTitles(filesIn(withPages, language))),
    remarks: languages.flatMap((language) => [
      ...compareDescriptions(filesIn(withPages, language)),
      ...filesIn(siteMaps, language).flatMap((siteMap) => compareSiteMap(siteMap, ids)),
    ]),
  };
}

/** The passages of an entry: its text and its fields of words, but for the words that people search for. */
function toPassages(file: SourceFile, collection: CollectionName): Passage[] {
  const fields = Object.keys(getDefinition(collection).words).filter((field) => field !== 'keywords');
  return [...collectFieldPassages(file, fields), ...collectBodyPassages(file)];
}
