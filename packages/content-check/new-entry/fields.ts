import { z } from 'astro/zod';
import { getDefinition, type CollectionName } from '@federation/content-model/collections';
import {
  choicesOf,
  describeField,
  fieldsOf,
  isOptional,
  type FieldHelp,
} from '@federation/content-model/fields/field-schema';

/** The fields by which an entry is called; it has the first of them that its collection knows. */
export const titleFields = ['title', 'name', 'label'];

/** A field of a collection as a new entry has it. */
export interface NewField extends FieldHelp {
  name: string;
  /** True when a new entry begins with it. */
  required: boolean;
  /** The values that it can have, where they are a fixed list. */
  choices: string[];
}

/**
 * The fields of a collection: those that only the default language's file has, and those of every
 * language.
 *
 * @param idsOf the ids of the entries that a field may refer to
 */
export function getNewFields(
  collection: CollectionName,
  idsOf: (collection: string) => readonly string[],
): { facts: NewField[]; words: NewField[] } {
  const definition = getDefinition(collection);
  const facts = definition.facts({
    image: () => z.custom<never>(),
    document: () => z.string(),
    reference: (to) => z.string().meta({ examples: [idsOf(to)[0] ?? 'its-folder'] }),
  });
  return { facts: toFields(facts), words: toFields(definition.words) };
}

function toFields(shape: z.ZodRawShape): NewField[] {
  return fieldsOf(shape).map(([name, field]) => ({
    name,
    ...describeField(field),
    required: name === 'draft' || !isOptional(field),
    choices: choicesOf(field),
  }));
}
