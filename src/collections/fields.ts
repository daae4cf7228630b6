import { z } from 'astro/zod';
import { getDefinition, type CollectionName } from './index.ts';
import { toTranslationSchema } from './shared/definition.ts';

// Making a schema takes much longer than using it.
const fieldNames = new Map<CollectionName, { facts: string[]; words: string[] }>();
const translationSchemas = new Map<CollectionName, z.ZodType>();

const anything = { image: () => z.custom<never>(), document: () => z.string(), reference: () => z.string() };

/** The fields of a collection: those that only the default language's file has, and those of every language. */
export function getFieldNames(name: CollectionName): { facts: string[]; words: string[] } {
  const known = fieldNames.get(name);
  if (known) return known;
  const { facts, words } = getDefinition(name);
  const names = { facts: Object.keys(facts(anything)), words: Object.keys(words) };
  fieldNames.set(name, names);
  return names;
}

/** The schema of the translations of a collection. */
export function getTranslationSchema(name: CollectionName): z.ZodType {
  const schema = translationSchemas.get(name) ?? toTranslationSchema(getDefinition(name));
  translationSchemas.set(name, schema);
  return schema;
}

/** The kinds that the entries of a collection can have; none where the collection has no kinds. */
export function getKinds(name: CollectionName): string[] {
  const { kind } = getDefinition(name).facts(anything);
  return kind instanceof z.ZodEnum ? kind.options.map(String) : [];
}
