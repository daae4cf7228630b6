import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import {
  collectionNames,
  getDefinition,
  type CollectionName,
  type EntryData,
  type EntryWords,
} from '@federation/content-model/collections';
import {
  createSourceSchema,
  createTranslationSchema,
  type Sources,
} from '@federation/content-model/collections/collection-definition';
import {
  defaultLanguage,
  toFileName,
  translationLanguages,
  type Language,
  type TranslationLanguage,
} from '@federation/i18n/languages';

/**
 * Wires the files to their schemas. The content check, which runs first and explains itself, tells
 * whether a document or a reference exists; see `packages/content-check`.
 */
const text = () => z.string();

function files(name: CollectionName, language: Language) {
  const file = toFileName(language);
  return glob({
    base: `./src/content/${name}`,
    pattern: `**/${file}`,
    generateId: ({ entry }) => entry.slice(0, -file.length - 1),
  });
}

function source(name: CollectionName) {
  return defineCollection({
    loader: files(name, defaultLanguage),
    // Astro types its image field by the input; its output has the measures of the picture.
    schema: ({ image }) =>
      createSourceSchema(getDefinition(name), {
        image: image as Sources['image'],
        document: text,
        reference: text,
      }),
  });
}

function translation(name: CollectionName, language: Language) {
  return defineCollection({
    loader: files(name, language),
    schema: () => createTranslationSchema(getDefinition(name)),
  });
}

interface Collection<Data> {
  loader: Loader;
  schema: () => z.ZodType<Data>;
}

/** Astro derives the types of the entries from this. */
type Collections = { [Name in CollectionName]: Collection<EntryData<Name>> } & {
  [Name in CollectionName as `${Name}_${TranslationLanguage}`]: Collection<EntryWords<Name>>;
};

/**
 * One Astro collection for each collection and language: `notices` for the default language,
 * `notices_hi` for Hindi.
 */
export const collections = Object.fromEntries(
  collectionNames.flatMap((name) => [
    [name, source(name)],
    ...translationLanguages.map(
      (language) => [`${name}_${language}`, translation(name, language)] as const,
    ),
  ]),
  // `Object.fromEntries` loses which name has which definition.
) as object as Collections;
