import { z } from 'astro/zod';
import { memoize } from '@federation/base/memoize';
import { choicesOf } from '../fields/field-schema.ts';
import { getDefinition, type CollectionName } from './collections.ts';
import { createTranslationSchema } from './collection-definition.ts';

/** Sources of fields of which only the names and the help are read. */
export const anything = {
  image: () => z.custom<never>(),
  document: () => z.string(),
  reference: () => z.string(),
};

/**
 * The fields of a collection: those that only the default language's file has, and those of every
 * language.
 */
export const getFieldNames = memoize((name: CollectionName) => {
  const { facts, words } = getDefinition(name);
  return { facts: Object.keys(facts(anything)), words: Object.keys(words) };
});

/**
 * The schema of the translations of a collection; making a schema takes much longer than using it.
 */
export const getTranslationSchema = memoize((name: CollectionName): z.ZodType =>
  createTranslationSchema(getDefinition(name)),
);

/** The kinds that the entries of a collection can have; none where the collection has no kinds. */
export function getKinds(name: CollectionName): string[] {
  return choicesOf(getDefinition(name).facts(anything)['kind'] as z.ZodType | undefined);
}
