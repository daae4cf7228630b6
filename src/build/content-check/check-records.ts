import { defaultLanguage, isLanguage, languages } from '../../i18n/languages.ts';
import { collectionNames, getDefinition, type CollectionName } from '../../collections/index.ts';
import { compareEventYear, compareReportYear, compareTitleYears, compareWithOwner } from './check-agreement.ts';
import { checkCharts } from './check-charts.ts';
import { checkReferences, toNumberTest, type NumberTest } from './check-references.ts';
import { checkSeries } from './check-series.ts';
import { checkSums, compareTables } from './check-tables.ts';
import { checkWords, findLongPassages } from './check-words.ts';
import type { Fault } from './explain.ts';
import { collectBodyPassages, collectFieldPassages, collectLocalizedPassages, type Passage } from './passages.ts';
import { readMdx, type EntryFolder, type SourceFile } from './read.ts';
import { readMissingNumbers, type Folders } from './site.ts';

/** What was found: faults stop the build, remarks are only pointed out. */
export interface Findings {
  faults: Fault[];
  remarks: Fault[];
}

/** What the check of one record needs to know of the others. */
interface Site {
  root: string;
  sources: ReadonlyMap<string, SourceFile>;
  isNumber: NumberTest;
  /** The date of the record that has a number. */
  dateOf: ReadonlyMap<string, string>;
}

/** Checks the words of every text, the series of numbers, and whether records agree with each other. */
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
  const found = collectionNames.flatMap((collection) => folders[collection].map((entry) => checkEntry(site, collection, entry)));
  const sharedFaults = [settingsFile, navigationFile].flatMap((file) =>
    languages.flatMap((language) => checkWords(file.path, collectLocalizedPassages(file, language), language)),
  );
  return {
    faults: [...checkSeries(files, missing), ...found.flatMap(({ faults }) => faults), ...sharedFaults],
    remarks: found.flatMap(({ remarks }) => remarks),
  };
}

function checkEntry(site: Site, collection: CollectionName, entry: EntryFolder): Findings {
  const source = site.sources.get(`${collection}/${entry.id}`);
  if (!source) return { faults: [], remarks: [] };
  const definition = getDefinition(collection);
  const { allowedWords: allowed } = (source.data ?? {}) as { allowedWords?: unknown };
  const found: Findings = { faults: checkCharts(source), remarks: [] };
  for (const [language, path] of Object.entries(entry.files)) {
    if (!isLanguage(language)) continue;
    const file = language === defaultLanguage ? source : readMdx(site.root, path);
    const passages = toPassages(file, Object.keys(definition.words));
    found.faults.push(
      ...checkWords(file.path, passages, language, toWords(allowed)),
      ...checkReferences(file.path, passages, site.isNumber),
    );
    found.remarks.push(
      ...(file === source ? [] : [...compareTitleYears(source, file), ...compareTables(source, file)]),
      ...checkSums(file),
      ...findLongPassages(file.path, passages, language),
    );
  }
  const passages = collectBodyPassages(source);
  found.remarks.unshift(
    ...compareWithOwner(source, definition, site.sources),
    ...(definition.occurrence ? compareEventYear(source, entry.id) : []),
    ...compareReportYear(source, entry.id, passages, site.dateOf),
  );
  return found;
}

/** The passages of an entry: its text and its fields of words, but for the words that people search for. */
function toPassages(file: SourceFile, fields: readonly string[]): Passage[] {
  return [
    ...collectFieldPassages(
      file,
      fields.filter((field) => field !== 'keywords'),
    ),
    ...collectBodyPassages(file),
  ];
}

function toWords(allowed: unknown): string[] {
  return Array.isArray(allowed) ? allowed.map((word) => String(word).toLowerCase()) : [];
}
