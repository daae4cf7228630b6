import { join } from 'node:path';
import type { z } from 'astro/zod';
import { defaultLanguage, isLanguage, languages } from '../../i18n/languages.ts';
import { getFieldNames } from '../../collections/fields.ts';
import { collectionNames, getDefinition, type AnyDefinition, type CollectionName } from '../../collections/index.ts';
import { navigation } from '../../collections/site/navigation.ts';
import { toSourceSchema, toTranslationSchema } from '../../collections/shared/definition.ts';
import { settings } from '../../collections/site/settings.ts';
import { checkBody } from './check-body.ts';
import { checkDocuments } from './check-documents.ts';
import { checkLinesFor, checkSameLength } from './check-lines.ts';
import { checkLinkList, checkLinks, type PathTest } from './check-links.ts';
import { checkRecords } from './check-records.ts';
import { checkAddresses, checkOrder } from './check-sense.ts';
import { toFaults, type Fault } from './explain.ts';
import { readMdx, readYaml, type EntryFolder, type SourceFile } from './read.ts';
import { findReviews, type Review } from './reviews.ts';
import { checkFolders, isDraft, readFolders, readSourceFiles, toPathTest, toSources } from './site.ts';

/** What the content check found. */
export interface ContentReport {
  faults: Fault[];
  /** What is worth a look and stops nothing: records that may disagree, long sentences and paragraphs. */
  remarks: Fault[];
  /** Entries without a translation, such as `hi: notices/office-closed`. They are shown in English. */
  untranslated: string[];
  /** The days by which texts are to be checked again. Which of them are overdue is for the caller to say. */
  reviews: Review[];
  entries: number;
}

/**
 * Checks everything that staff edit below `contentFolder`: folders, fields, references, files, texts,
 * links, translations, words, and whether records agree. Finds all faults, not just the first.
 */
export function checkContent(root: string, contentFolder = join(root, 'src/content')): ContentReport {
  const folders = readFolders(contentFolder);
  const sourceFiles = readSourceFiles(root, folders);
  const settingsFile = readYaml(root, join(contentFolder, 'settings.yaml'));
  const navigationFile = readYaml(root, join(contentFolder, 'navigation.yaml'));
  const isPath = toPathTest(folders, settingsFile);
  const report: ContentReport = { faults: checkFolders(contentFolder, folders), remarks: [], untranslated: [], reviews: [], entries: 0 };
  for (const collection of collectionNames) {
    for (const entry of folders[collection]) {
      const source = sourceFiles.get(`${collection}/${entry.id}`);
      report.entries += 1;
      report.faults.push(...checkEntry(root, collection, entry, source, toSources(entry.folder, folders), isPath));
      if (isDraft(source)) continue;
      if (source) report.reviews.push(...findReviews(source));
      report.untranslated.push(...languages.filter((language) => !entry.files[language]).map((one) => `${one}: ${collection}/${entry.id}`));
    }
  }
  report.faults.push(...checkFields(settingsFile, settings), ...checkLinkList(settingsFile, 'redirects', 'to', isPath));
  report.faults.push(...checkFields(navigationFile, navigation(toSources('', folders))));
  const { faults, remarks } = checkRecords(root, folders, sourceFiles, settingsFile, navigationFile);
  report.faults.push(...faults);
  report.remarks.push(...remarks);
  return report;
}

function checkEntry(
  root: string,
  collection: CollectionName,
  entry: EntryFolder,
  source: SourceFile | undefined,
  sources: ReturnType<typeof toSources>,
  isPath: PathTest,
): Fault[] {
  if (!source) {
    const expected = `Every entry has an ${defaultLanguage}.mdx, which has its facts.`;
    return [
      {
        file: `src/content/${collection}/${entry.id}`,
        line: 1,
        field: `${defaultLanguage}.mdx`,
        problem: 'this file is missing',
        expected,
      },
    ];
  }
  const definition: AnyDefinition = getDefinition(collection);
  const faults = [
    ...checkFields(source, toSourceSchema(definition, sources)),
    ...checkBody(source, isPath),
    ...checkLinks(source, isPath),
    ...checkLinesFor(source, definition.linesFor ?? []),
  ];
  const { facts } = getFieldNames(collection);
  const translations: SourceFile[] = [];
  for (const [language, path] of Object.entries(entry.files)) {
    if (language === defaultLanguage) continue;
    const file = readMdx(root, path);
    if (isLanguage(language)) {
      translations.push(file);
      faults.push(
        ...checkFields(file, toTranslationSchema(definition), facts),
        ...checkBody(file, isPath),
        ...checkSameLength(source, file),
      );
    } else {
      const expected = `One of: ${languages.join(', ')}.`;
      faults.push({ file: file.path, line: 1, field: 'file name', problem: `the site has no language ${language}`, expected });
    }
  }
  faults.push(...checkDocuments(root, source, translations, definition.documents !== undefined));
  return faults;
}

function checkFields(file: SourceFile, schema: z.ZodType, factFields: readonly string[] = []): Fault[] {
  if (file.yamlError) {
    const { line, message } = file.yamlError;
    const expected = 'One field per line, `name: value`. Put a value that contains a colon in quotes.';
    return [{ file: file.path, line, field: 'fields', problem: message, expected }];
  }
  const result = schema.safeParse(file.data);
  const faults = result.success ? [] : toFaults(file, schema, result.error.issues, factFields);
  const refused = faults.map(({ field }) => field);
  return [...faults, ...checkOrder(file).filter(({ field }) => !refused.includes(field)), ...checkAddresses(file, refused)];
}
