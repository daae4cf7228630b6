import type { CollectionName } from '@federation/content-model/collections';
import { getFieldNames } from '@federation/content-model/collections/field-names';
import {
  defaultLanguage,
  languages,
  translationLanguages,
  type Language,
} from '@federation/i18n/languages';
import { joinRows, splitRows } from './rows.ts';

export type FieldsByLanguage = Partial<Record<Language, Record<string, unknown>>>;

type Row = Partial<Record<Language, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** The order in which a new field is written: facts, then words. */
export function orderOf(collection: CollectionName): string[] {
  const { facts, words } = getFieldNames(collection);
  return [...facts, ...words];
}

/**
 * The fields of an entry as one form: a fact once, words side by side in every language. Lists of
 * words are rows, each of them in every language.
 */
export function createEntryForm(
  collection: CollectionName,
  fields: FieldsByLanguage,
): Record<string, unknown> {
  const { facts, words } = getFieldNames(collection);
  const source = fields[defaultLanguage] ?? {};
  const pairs = words.map((name) => {
    const values = languages.map((language) => [language, fields[language]?.[name]] as const);
    const lists = values.map(([, value]) => value).filter((value) => Array.isArray(value));
    if (lists.length === 0) return [name, Object.fromEntries(values)];
    const length = Math.max(...lists.map((list) => list.length));
    const toRow = (index: number) =>
      Object.fromEntries(
        values.map(([language, value]) => [
          language,
          Array.isArray(value) ? (value[index] as unknown) : undefined,
        ]),
      );
    return [name, Array.from({ length }, (_, index) => toRow(index))];
  });
  return joinRows(collection, {
    ...Object.fromEntries(facts.map((name) => [name, source[name]])),
    ...Object.fromEntries(pairs),
  });
}

/**
 * The fields of each file as edited in the form. Fields that the definition does not
 * know stay, and so does what is empty in the file and in the form.
 *
 * @param before the fields of the files as they are
 */
export function fromEntryForm(
  collection: CollectionName,
  joined: Record<string, unknown>,
  before: FieldsByLanguage,
): FieldsByLanguage {
  const form = splitRows(collection, joined);
  const { facts, words } = getFieldNames(collection);
  return Object.fromEntries(
    [defaultLanguage, ...translationLanguages].flatMap((language) => {
      const names = language === defaultLanguage ? [...facts, ...words] : words;
      const old = before[language] ?? {};
      const edited = names.map(
        (name) =>
          [name, facts.includes(name) ? form[name] : toWords(form[name], language)] as const,
      );
      // An empty value is not a field, and neither is the `false` of a box that nobody ticked.
      const filled = edited.filter(
        ([name, value]) => !isEmpty(value) && !(value === false && old[name] !== false),
      );
      const others = Object.entries(old).filter(
        ([name, value]) =>
          !names.includes(name) || (isEmpty(value) && !filled.some(([one]) => one === name)),
      );
      const all = Object.fromEntries([...filled, ...others]);
      return before[language] === undefined && Object.keys(all).length === 0
        ? []
        : [[language, all]];
    }),
  );
}

function toWords(value: unknown, language: Language): unknown {
  if (!Array.isArray(value)) return (value as Row | undefined)?.[language];
  const rows = (value as (Row | undefined)[]).map((row) => row?.[language] ?? '');
  return rows.slice(0, rows.findLastIndex((row) => !isEmpty(row)) + 1);
}
