import { z } from 'astro/zod';
import type { Translate } from '../i18n/translate.ts';
import { getDefinition, type CollectionName, type EntryData } from './index.ts';

/** The name of a field of any collection. */
type FieldName = { [Name in CollectionName]: keyof EntryData<Name> & string }[CollectionName];

/**
 * What a field is called in forms for editors. A field means the same in every collection, so it has one label.
 *
 * @public for an editor of the content, which is not part of the site
 */
export function getFieldLabel(field: FieldName, t: Translate): string {
  return t(`field.${field}`);
}

const anything = { image: () => z.custom<never>(), document: () => z.string(), reference: () => z.string() };

/** The fields of a collection: those that only the default language's file has, and those of every language. */
export function getFieldNames(name: CollectionName): { facts: string[]; words: string[] } {
  const { facts, words } = getDefinition(name);
  return { facts: Object.keys(facts(anything)), words: Object.keys(words) };
}

/** The kinds that the entries of a collection can have; none where the collection has no kinds. */
export function getKinds(name: CollectionName): string[] {
  const { kind } = getDefinition(name).facts(anything);
  return kind instanceof z.ZodEnum ? kind.options.map(String) : [];
}
