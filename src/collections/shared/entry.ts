import { z } from 'astro/zod';
import type { ImageFunction } from 'astro:content';
import { flag } from './fields.ts';

/** What a field may point to outside its own file. The site and the content check each bring their own. */
export interface Sources {
  /** A picture beside the entry, written as `./name.jpg`. */
  image: ImageFunction;
  /** A document beside the entry, written as `./name.pdf`. */
  document: () => z.ZodString;
  /** The folder name of an entry of another collection. */
  reference: (collection: string) => z.ZodString;
}

/**
 * An entry is a folder with one file a language. `facts` (dates, prices, files, references) stand in
 * the default language's file only, so that languages can't drift apart; `words` stand in each.
 */
export interface EntrySchema<Facts extends z.ZodRawShape, Words extends z.ZodRawShape> {
  facts: (sources: Sources) => Facts;
  words: Words;
  /** Lists of facts that need a line of words each: the field of the facts, then that of the words. */
  linesFor?: readonly (readonly [string, string])[];
}

/** Gives an entry schema its exact type. */
export function defineEntry<Facts extends z.ZodRawShape, Words extends z.ZodRawShape>(schema: EntrySchema<Facts, Words>) {
  return schema;
}

/** Facts that every entry has. */
export const commonFacts = {
  draft: flag('Write `true` to keep the entry off the site. Its address then answers 404.'),
  demonstration: flag('Write `true` when the record is invented, to show how the site works.'),
};

/** The schema of the default language's file: facts and words together. */
export function toSourceSchema<Facts extends z.ZodRawShape, Words extends z.ZodRawShape>(
  schema: EntrySchema<Facts, Words>,
  sources: Sources,
) {
  return z.strictObject({ ...schema.facts(sources), ...schema.words });
}

/** The schema of a translation: words only. */
export function toTranslationSchema<Words extends z.ZodRawShape>(schema: { words: Words }) {
  return z.strictObject(schema.words);
}
