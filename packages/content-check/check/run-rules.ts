import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createSourceSchema } from '@federation/content-model/collections/collection-definition';
import {
  getFieldNames,
  getTranslationSchema,
} from '@federation/content-model/collections/field-names';
import { siteFileNames, createSiteSchema } from '@federation/content-model/site-files';
import { languages, type Language } from '@federation/i18n/languages';
import {
  collectEntryPassages,
  collectLocalizedPassages,
} from '@federation/content-model/files/field-passages';
import type { Passage } from '@federation/content-model/files/passages';
import { isText, listFiles } from '../rule/list-files.ts';
import type { CheckedEntry, EntryFile, CheckedContent } from '../rule/checked-content.ts';
import type { Fault } from '../rule/fault.ts';
import type { EditedFields, Rule, RuleOf, RuleSubject } from '../rule/rule.ts';
import { rules } from './checks.ts';
import { createSources } from '../rule/site.ts';

/** The rules for one subject. */
function rulesOf<S extends RuleSubject>(subject: S): RuleOf<S>[] {
  return rules.filter((rule: Rule): rule is RuleOf<S> => rule.of === subject);
}

/** Checks the site as a whole: its settings, its menus and the bytes of its files. */
export function checkWholeContent(content: CheckedContent): Fault[] {
  const { folders, root, contentFolder } = content;
  const files = siteFileNames.map((name) => ({
    file: content[`${name}File`],
    schema: createSiteSchema(name, createSources('', folders)),
    factFields: [],
  }));
  return [
    ...rulesOf('site').flatMap((rule) => rule.check(content)),
    ...files.flatMap(checkFields),
    // search.yaml is left out: it holds words that people type, not words of the site.
    ...[content.settingsFile, content.navigationFile].flatMap((file) =>
      languages.flatMap((language) =>
        checkWords(file.path, collectLocalizedPassages(file, language), { language, content }),
      ),
    ),
    ...listFiles(contentFolder)
      .filter(isText)
      .map((name) => join(contentFolder, name))
      .flatMap((path) => checkBytes(relative(root, path), readFileSync(path))),
  ];
}

/** Checks entries against each other, such as two records with one number. */
export const checkAcrossEntries = (content: CheckedContent): Fault[] =>
  rulesOf('site')
    .filter(({ grade }) => grade !== 'review')
    .flatMap((rule) => rule.check(content));

/** Checks one entry, its files and its translations. */
export function checkEntry(entry: CheckedEntry, content: CheckedContent): Fault[] {
  return [
    ...rulesOf('entry').flatMap((rule) => rule.check(entry, content)),
    ...entry.files.flatMap((file) => checkEntryFile(file, entry, content)),
    ...entry.translations
      // Everything would seem to differ from unreadable fields or text.
      .filter(({ file }) =>
        [entry.source, file].every(({ errors, text }) => errors.length === 0 && !text.error),
      )
      .flatMap((one) => rulesOf('translation').flatMap((rule) => rule.check(one, entry))),
  ];
}

function checkEntryFile(one: EntryFile, entry: CheckedEntry, content: CheckedContent): Fault[] {
  const { file, language } = one;
  const { collection, definition, source, folder } = entry;
  const isSource = file === source;
  const fields = {
    file,
    schema: isSource
      ? createSourceSchema(definition, createSources(folder, content.folders))
      : getTranslationSchema(collection),
    factFields: isSource ? [] : getFieldNames(collection).facts,
  };
  const passages = collectEntryPassages(file, definition);
  return [
    ...checkFields(fields),
    ...rulesOf('file').flatMap((rule) => rule.check(one, entry, content)),
    ...checkWords(file.path, passages, { language, entry, content }),
  ];
}

const checkFields = (fields: EditedFields) =>
  rulesOf('fields').flatMap((rule) => rule.check(fields));

function checkWords(
  file: string,
  passages: readonly Passage[],
  place: { language: Language; entry?: CheckedEntry; content: CheckedContent },
): Fault[] {
  return rulesOf('words').flatMap(({ says: [first], check }) =>
    passages.flatMap((passage) =>
      check(passage.words, place).flatMap(({ message = first, index = 0, ...found }): Fault[] => {
        const linesAbove = passage.words.slice(0, index).split('\n').length - 1;
        const { line, field } = passage;
        return message ? [{ file, line: line + linesAbove, field, message, ...found }] : [];
      }),
    ),
  );
}

export function checkBytes(path: string, bytes: Buffer): Fault[] {
  const file = { path, bytes, text: bytes.toString('utf8') };
  return rulesOf('bytes').flatMap((rule) => rule.check(file));
}
