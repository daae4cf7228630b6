import { z } from 'astro/zod';
import {
  getCollectionsWith,
  getDefinition,
  type CollectionName,
} from '@federation/content-model/collections';
import { describeIn } from '@federation/content-model/fields/field-texts';
import { hasEntryPages, toEntryPath } from '@federation/content-model/collections/paths';
import { defaultLanguage, languages, type Language } from '@federation/i18n/languages';
import { toAbsolute } from './absolute.ts';
import { getDocuments } from './entry-documents.ts';
import { getEntries, type Entry } from './entries.ts';
import { getLastUpdated } from './last-updated.ts';
import { settings } from './settings.ts';

/** The collections that are offered as open data. */
export const dataSets = getCollectionsWith('openData');

/** Fields that only make sense inside the site: files, and whether an entry is shown at all. */
const internalFields = [
  'draft',
  'publishFrom',
  'image',
  'photographs',
  'photographCaptions',
  'document',
];

const anything = { image: () => z.any(), document: () => z.string(), reference: () => z.string() };

/** The address of a data set, or of the JSON Schema that describes it. */
export function toDataPath(name: CollectionName, kind: 'data' | 'schema' = 'data'): string {
  return kind === 'schema' ? `/data/${name}.schema.json` : `/data/${name}.json`;
}

/** Describes a data set as JSON Schema (2020-12), made from the schema that staff fill in. */
export function getDataSchema(name: CollectionName): object {
  const { facts, words } = getDefinition(name);
  const pick = (shape: z.ZodRawShape) =>
    Object.fromEntries(Object.entries(shape).filter(([field]) => !internalFields.includes(field)));
  const inLanguage = z.strictObject(pick(words));
  const inEach = Object.fromEntries(
    languages.map((language) => [
      language,
      language === defaultLanguage ? inLanguage : inLanguage.optional(),
    ]),
  );
  const record = z.strictObject({
    id: z.string().meta({ description: 'The name of the record, which never changes.' }),
    ...pick(facts(anything)),
    page: z
      .record(z.string(), z.url())
      .optional()
      .meta({ description: 'The page of the record, in each language.' }),
    file: z.url().optional().meta({ description: 'The document of the record.' }),
    words: z.strictObject(inEach).meta({ description: 'What is written, in each language.' }),
  });
  const set = z.strictObject({
    $schema: z.url(),
    name: z.literal(name),
    publisher: z.string(),
    updated: z.iso
      .date()
      .meta({ description: 'The day of the newest change to the content of the site.' }),
    terms: z.url().meta({ description: 'The terms of use.' }),
    records: z.array(record),
  });
  return {
    ...z.toJSONSchema(set, {
      io: 'output',
      unrepresentable: 'any',
      override: describeIn(defaultLanguage),
    }),
    $id: toAbsolute(toDataPath(name, 'schema')),
    title: name,
  };
}

/** A data set: the facts of each record once, its words in each language. */
export async function getData(name: CollectionName): Promise<object> {
  const lists = new Map<Language, Entry[]>();
  for (const language of languages) lists.set(language, await getEntries(name, language));
  const wordFields = Object.keys(getDefinition(name).words).filter(
    (field) => !internalFields.includes(field),
  );
  return {
    $schema: toAbsolute(toDataPath(name, 'schema')),
    name,
    publisher: settings.name[defaultLanguage],
    updated: getLastUpdated(),
    terms: toAbsolute('/open-data'),
    records: await Promise.all(
      (lists.get(defaultLanguage) ?? []).map(async (entry, index) => {
        const facts = Object.entries(entry.data).filter(
          ([field]) => !internalFields.includes(field) && !wordFields.includes(field),
        );
        const [file] = await getDocuments(entry);
        const inEach = languages.flatMap((language) => {
          const version = lists.get(language)?.[index];
          return version?.wordsLanguage === language
            ? [[language, pickWords(version, wordFields)]]
            : [];
        });
        return {
          id: entry.id,
          ...Object.fromEntries(facts),
          ...(hasEntryPages(name) && {
            page: Object.fromEntries(
              languages.map((language) => [
                language,
                toAbsolute(toEntryPath(name, entry.id), language),
              ]),
            ),
          }),
          ...(file && { file: toAbsolute(file.url) }),
          words: Object.fromEntries(inEach) as unknown,
        };
      }),
    ),
  };
}

function pickWords({ data }: Entry, fields: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(data).filter(([field, value]) => fields.includes(field) && value !== undefined),
  );
}
