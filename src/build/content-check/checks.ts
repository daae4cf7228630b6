import { toSourceSchema } from '../../collections/shared/definition.ts';
import { getFieldNames, getTranslationSchema } from '../../collections/fields.ts';
import { navigation } from '../../collections/site/navigation.ts';
import { settings } from '../../collections/site/settings.ts';
import { languages, type Language } from '../../i18n/languages.ts';
import { compareEventYear, compareReportYear, compareWithOwner } from './check-agreement.ts';
import { checkBody } from './check-body.ts';
import { checkBytes, listTextFiles } from './check-bytes.ts';
import { checkDocuments } from './check-documents.ts';
import { findHeavyDrawings } from './check-drawings.ts';
import { checkFields } from './check-fields.ts';
import { checkFolders, checkLanguages } from './check-folders.ts';
import { checkLinesFor, checkSameLength } from './check-lines.ts';
import { checkLinks, checkSettingsLinks, checkShortcuts } from './check-links.ts';
import { checkPages } from './check-pages.ts';
import { checkReferences } from './check-references.ts';
import { checkSeries } from './check-series.ts';
import { checkSums } from './check-tables.ts';
import { checkTaken, checkYears } from './check-values.ts';
import { checkFences, checkYaml } from './check-yaml.ts';
import { checkWords, findLongPassages } from './check-words.ts';
import type { Entry, EntryFile, Site } from './context.ts';
import type { Fault } from './fault.ts';
import { checkDocumentText } from './files/check-document-text.ts';
import { checkFiles } from './files/check-files.ts';
import { collectBodyPassages, collectEntryPassages, collectFieldPassages, collectLocalizedPassages, type Passage } from './passages.ts';
import type { SourceFile } from './read.ts';
import { compareFields, compareHeadings } from './languages/compare-shape.ts';
import { compareFrames } from './languages/compare-frames.ts';
import { compareHistory } from './languages/compare-history.ts';
import { compareNumbers } from './languages/compare-numbers.ts';
import { hasNumberWords } from './languages/numbers.ts';
import { checkDanda } from './languages/hindi-sentences.ts';
import { checkLegacyFont, checkLostLetters } from './languages/letters.ts';
import { checkScript } from './languages/script.ts';
import { checkLeftAsText } from './links/check-left-as-text.ts';
import { checkClickHere } from './links/check-link-words.ts';
import { checkOwnComputer } from './links/check-own-computer.ts';
import { toLinkSite, toPathOf } from './links/link-site.ts';
import { checkIdentityNumbers, checkPrivateContacts, readOwnContacts } from './privacy/check-privacy.ts';
import { checkStaking } from './privacy/staking.ts';
import { checkPublished } from './redirects/published.ts';
import { checkRedirects } from './redirects/check-redirects.ts';
import { toRedirectSite } from './redirects/redirect-site.ts';
import { checkDays } from './sense/check-days.ts';
import { checkHolidaysEnd, checkRepeatedDays } from './sense/check-hours.ts';
import { checkListed } from './sense/check-listed.ts';
import { checkReachable, checkRepeatedPages } from './sense/check-menus.ts';
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
  checkFiles,
  ({ entries }) => checkTaken(entries),
  ({ settingsFile, today }) => checkYears(settingsFile, today),
  ({ settingsFile }) => checkFields(settingsFile, settings),
  (site) => checkSettingsLinks(site.settingsFile, toLinkSite(site)),
  checkShortcuts,
  (site) => checkRedirects(site.settingsFile, toRedirectSite(site)),
  checkPublished,
  ({ navigationFile, folders }) => checkFields(navigationFile, navigation(toSources('', folders))),
  ({ settingsFile, navigationFile }) => [settingsFile, navigationFile].flatMap((file) => checkYaml(file)),
  ({ settingsFile, navigationFile }) => [settingsFile, navigationFile].flatMap(checkLocalizedWords),
  ({ root, contentFolder }) => listTextFiles(contentFolder).flatMap((path) => checkBytes(root, path)),
  ({ sources, missingNumbers }) => checkSeries([...sources.values()], missingNumbers),
  ({ entries }) => checkPages(entries),
  ({ entries }) => checkListed(entries),
  checkReachable,
  ({ navigationFile }) => checkRepeatedPages(navigationFile),
  ({ settingsFile }) => checkRepeatedDays(settingsFile),
  ({ settingsFile, today }) => checkHolidaysEnd(settingsFile, today),
  compareHistory,
];

/** What is asked of each entry. */
export const entryChecks: readonly ((entry: Entry, site: Site) => Fault[])[] = [
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
  checkDocumentText,
  ({ folder }, { root }) => findHeavyDrawings(root, folder),
  ({ source, definition }, { sources }) => compareWithOwner(source, definition, sources),
  ({ source, definition, id }) => (definition.occurrence ? compareEventYear(source, id) : []),
  (entry, { today }) => checkDays(entry, today),
  ({ source, id }, { dateOf }) => compareReportYear(source, id, collectBodyPassages(source), dateOf),
];

/** What is asked of each file of an entry. */
export const fileChecks: readonly ((file: EntryFile, entry: Entry, site: Site) => Fault[])[] = [
  ({ file }) => checkFences(file),
  ({ file }, { definition }) => checkYaml(file, Object.keys(definition.words)),
  checkEntryFields,
  ({ file }) => checkBody(file),
  ({ file, language }, entry, site) => checkLinks(file, { language, path: toPathOf(entry) }, toLinkSite(site)),
  ({ file, language }, { definition }) => wordChecks.flatMap((check) => check(file.path, collectEntryPassages(file, definition), language)),
  ({ file }, { definition }, { settingsFile }) =>
    definition.anonymous ? checkPrivateContacts(file.path, collectEntryPassages(file, definition), readOwnContacts(settingsFile)) : [],
  ({ file, language }, entry) => checkWords(file.path, collectEntryPassages(file, entry.definition), language, toAllowedWords(entry)),
  ({ file, language }, { definition }) => findLongPassages(file.path, collectEntryPassages(file, definition), language),
  ({ file }, { definition }, { isNumber }) => checkReferences(file.path, collectEntryPassages(file, definition), isNumber),
  ({ file }) => checkSums(file),
  ({ file }, _, { today }) => checkYears(file, today),
  ({ file }, { collection, definition }) => askText(file, collection, definition, textRules),
  ({ file }, { definition }) => (definition.documents ? [] : findPlaceholders(file.path, collectEntryPassages(file, definition))),
  ({ file }, { definition }) => findCapitals(file.path, collectEntryPassages(file, definition)),
  ({ file, language }, { definition }) => compareWeekdays(file.path, collectEntryPassages(file, definition), language),
];

/** What is asked of the words of each file, in any language. */
const wordChecks: readonly ((file: string, passages: readonly Passage[], language: Language) => Fault[])[] = [
  checkOwnComputer,
  checkLeftAsText,
  checkClickHere,
  checkScript,
  checkLegacyFont,
  checkLostLetters,
  checkDanda,
  checkStaking,
  checkIdentityNumbers,
];

/** What is asked of each translation beside the file that it translates. */
export const translationChecks: readonly ((source: SourceFile, translation: SourceFile, entry: Entry, language: Language) => Fault[])[] = [
  checkSameLength,
  (source, translation, { definition }) => compareFields(source, translation, definition),
  compareHeadings,
  compareFrames,
  (source, translation, entry, language) => (hasNumberWords(language) ? compareAllNumbers(source, translation, entry) : []),
];

function checkEntryFields({ file }: EntryFile, { collection, definition, source, folder }: Entry, { folders }: Site): Fault[] {
  return file === source
    ? checkFields(file, toSourceSchema(definition, toSources(folder, folders)))
    : checkFields(file, getTranslationSchema(collection), getFieldNames(collection).facts);
}

function checkLocalizedWords(file: SourceFile): Fault[] {
  return languages.flatMap((language) => {
    const passages = collectLocalizedPassages(file, language);
    return [...checkWords(file.path, passages, language), ...wordChecks.flatMap((check) => check(file.path, passages, language))];
  });
}

/** Numbers are compared in the text, and in the fields that both languages have; another check finds that one is missing. */
function compareAllNumbers(source: SourceFile, translation: SourceFile, { definition }: Entry): Fault[] {
  const isIn = (file: SourceFile, field: string) => (file.data as Record<string, unknown> | undefined)?.[field] !== undefined;
  const fields = Object.keys(definition.words).filter((field) => isIn(source, field) && isIn(translation, field));
  return [
    ...compareNumbers(translation.path, collectBodyPassages(source), collectBodyPassages(translation)),
    ...fields.flatMap((field) =>
      compareNumbers(translation.path, collectFieldPassages(source, [field]), collectFieldPassages(translation, [field])),
    ),
  ];
}

function toAllowedWords({ source }: Entry): string[] {
  const { allowedWords } = (source.data ?? {}) as { allowedWords?: unknown };
  return Array.isArray(allowedWords) ? allowedWords.map((word) => String(word).toLowerCase()) : [];
}
