import { toSourceSchema, toTranslationSchema } from '../../collections/shared/definition.ts';
import { getFieldNames } from '../../collections/fields.ts';
import { navigation } from '../../collections/site/navigation.ts';
import { settings } from '../../collections/site/settings.ts';
import { languages } from '../../i18n/languages.ts';
import { compareEventYear, compareReportYear, compareTitleYears, compareWithOwner } from './check-agreement.ts';
import { checkBody } from './check-body.ts';
import { checkBytes, listTextFiles } from './check-bytes.ts';
import { checkDocuments } from './check-documents.ts';
import { checkDrawings, findHeavyDrawings } from './check-drawings.ts';
import { checkFields } from './check-fields.ts';
import { checkFolders, checkLanguages } from './check-folders.ts';
import { compareFrames } from './check-frames.ts';
import { checkLinesFor, checkSameLength } from './check-lines.ts';
import { checkLinkList, checkLinks } from './check-links.ts';
import { checkPages } from './check-pages.ts';
import { checkReferences } from './check-references.ts';
import { checkSeries } from './check-series.ts';
import { checkSums, compareTables } from './check-tables.ts';
import { checkFences, checkYaml } from './check-yaml.ts';
import { checkWords, findLongPassages } from './check-words.ts';
import type { Entry, EntryFile, Site } from './context.ts';
import type { Fault } from './fault.ts';
import { collectBodyPassages, collectEntryPassages, collectLocalizedPassages } from './passages.ts';
import type { SourceFile } from './read.ts';
import { toSources } from './site.ts';
import { checkHasText, checkHasTranslatedText } from './text/no-text.ts';
import { textRules } from './text/rules.ts';
import { askText } from './text/text-rule.ts';
import { findCapitals, findPlaceholders } from './text/unfinished.ts';
import { compareWeekdays } from './text/weekdays.ts';

/**
 * Every check there is. To add one, write a function that returns its faults and give it a line in the list of
 * what it has to be asked of.
 */

/** What is asked of the site as a whole. */
export const siteChecks: readonly ((site: Site) => Fault[])[] = [
  ({ contentFolder, folders }) => checkFolders(contentFolder, folders),
  ({ root, folders }) => checkLanguages(root, folders),
  ({ settingsFile }) => checkFields(settingsFile, settings),
  ({ settingsFile, isPath }) => checkLinkList(settingsFile, 'redirects', 'to', isPath),
  ({ navigationFile, folders }) => checkFields(navigationFile, navigation(toSources('', folders))),
  ({ settingsFile, navigationFile }) => [settingsFile, navigationFile].flatMap((file) => checkYaml(file)),
  ({ settingsFile, navigationFile }) => [settingsFile, navigationFile].flatMap(checkLocalizedWords),
  ({ root, contentFolder }) => listTextFiles(contentFolder).flatMap((path) => checkBytes(root, path)),
  ({ sources, missingNumbers }) => checkSeries([...sources.values()], missingNumbers),
  ({ entries }) => checkPages(entries),
];

/** What is asked of each entry. */
export const entryChecks: readonly ((entry: Entry, site: Site) => Fault[])[] = [
  ({ source }, { isPath }) => checkLinks(source, isPath),
  checkHasText,
  checkHasTranslatedText,
  ({ source, definition }) => checkLinesFor(source, definition.linesFor ?? []),
  ({ source, translations, definition }, { root }) =>
    checkDocuments(
      root,
      source,
      translations.map(({ file }) => file),
      definition.documents !== undefined,
    ),
  ({ folder }, { root }) => checkDrawings(root, folder),
  ({ folder }, { root }) => findHeavyDrawings(root, folder),
  ({ source, definition }, { sources }) => compareWithOwner(source, definition, sources),
  ({ source, definition, id }) => (definition.occurrence ? compareEventYear(source, id) : []),
  ({ source, id }, { dateOf }) => compareReportYear(source, id, collectBodyPassages(source), dateOf),
];

/** What is asked of each file of an entry. */
export const fileChecks: readonly ((file: EntryFile, entry: Entry, site: Site) => Fault[])[] = [
  ({ file }) => checkFences(file),
  ({ file }, { definition }) => checkYaml(file, Object.keys(definition.words)),
  checkEntryFields,
  ({ file }, _, { isPath }) => checkBody(file, isPath),
  ({ file, language }, entry) => checkWords(file.path, collectEntryPassages(file, entry.definition), language, toAllowedWords(entry)),
  ({ file, language }, { definition }) => findLongPassages(file.path, collectEntryPassages(file, definition), language),
  ({ file }, { definition }, { isNumber }) => checkReferences(file.path, collectEntryPassages(file, definition), isNumber),
  ({ file }) => checkSums(file),
  ({ file }, { collection, definition }) => askText(file, collection, definition, textRules),
  ({ file }, { definition }) => (definition.documents ? [] : findPlaceholders(file.path, collectEntryPassages(file, definition))),
  ({ file }, { definition }) => findCapitals(file.path, collectEntryPassages(file, definition)),
  ({ file, language }, { definition }) => compareWeekdays(file.path, collectEntryPassages(file, definition), language),
];

/** What is asked of each translation beside the file that it translates. */
export const translationChecks: readonly ((source: SourceFile, translation: SourceFile) => Fault[])[] = [
  checkSameLength,
  (source, translation) => compareTitleYears(source, translation),
  (source, translation) => compareTables(source, translation),
  (source, translation) => compareFrames(source, translation),
];

function checkEntryFields({ file }: EntryFile, { collection, definition, source, folder }: Entry, { folders }: Site): Fault[] {
  return file === source
    ? checkFields(file, toSourceSchema(definition, toSources(folder, folders)))
    : checkFields(file, toTranslationSchema(definition), getFieldNames(collection).facts);
}

function checkLocalizedWords(file: SourceFile): Fault[] {
  return languages.flatMap((language) => checkWords(file.path, collectLocalizedPassages(file, language), language));
}

function toAllowedWords({ source }: Entry): string[] {
  const { allowedWords } = (source.data ?? {}) as { allowedWords?: unknown };
  return Array.isArray(allowedWords) ? allowedWords.map((word) => String(word).toLowerCase()) : [];
}
