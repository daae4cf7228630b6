import { z } from 'astro/zod';
import { getDefinition, type CollectionName } from './index.ts';

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
