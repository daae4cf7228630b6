import { z } from 'astro/zod';
import { describeIn, getFieldLabel } from '../../collections/field-texts.ts';
import { getDefinition, isCollectionName, type CollectionName } from '../../collections/index.ts';
import { navigation } from '../../collections/site/navigation.ts';
import { settings } from '../../collections/site/settings.ts';
import type { Sources } from '../../collections/shared/definition.ts';
import { languages, type Language } from '../../i18n/languages.ts';
import { dictionaries } from '../../i18n/strings.ts';
import type { Site } from '../content-check/context.ts';

/** A JSON Schema as a form shows it. */
export interface FormSchema {
  type?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  format?: string;
  enum?: unknown[];
  /** What each value of `enum` is called. */
  enumDescriptions?: string[];
  oneOf?: { const: unknown; title: string }[];
  anyOf?: FormSchema[];
  default?: unknown;
  pattern?: string;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  additionalProperties?: unknown;
  /** The collection that the value names an entry of. */
  reference?: string;
}

/** A text with room for more than this many characters has several lines. */
const longText = 160;

/** Fields that point outside their file are chosen in a form. */
export const formSources: Sources = {
  image: () => z.string().meta({ format: 'picture' }) as unknown as ReturnType<Sources['image']>,
  document: () => z.string().meta({ format: 'document' }),
  reference: (collection) => z.string().meta({ reference: collection }),
};

/** What a form for a schema is made from, in the words of a language. */
interface FormContext {
  language: Language;
  site: Site;
  collection?: CollectionName | undefined;
}

/**
 * The form of an entry: words side by side in every language, and facts once, with the labels, help and
 * choices of the person's language.
 */
export function toEntryFormSchema(collection: CollectionName, language: Language, site: Site): FormSchema {
  const { facts, words } = getDefinition(collection);
  const context: FormContext = { language, site, collection };
  const factFields = toFormSchema(z.object(facts(formSources)), context);
  const wordFields = toFormSchema(z.object(words), context);
  const pairs = Object.entries(wordFields.properties ?? {}).map(([name, field]) => [name, besideEachOther(field)]);
  return {
    type: 'object',
    properties: { ...(Object.fromEntries(pairs) as Record<string, FormSchema>), ...factFields.properties },
    required: [...(factFields.required ?? []), ...(wordFields.required ?? [])],
  };
}

function besideEachOther(field: FormSchema): FormSchema {
  const { title, description, examples, ...value } = field;
  const help = { ...(title && { title }), ...(description && { description }), ...(examples && { examples }) };
  if (field.items) return { ...help, type: 'array', items: besideEachOther(field.items) };
  return { ...help, type: 'object', properties: Object.fromEntries(languages.map((language) => [language, value])) };
}

/** The form of a file of settings, where a text in every language is a group of fields. */
export function toFormSchema(schema: z.ZodType, context: FormContext): FormSchema {
  const override = describeIn(context.language, true);
  return forForm(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline', override }) as FormSchema, '', context);
}

/** What a form does not need: the content check says what is wrong, and what is left out keeps its default. */
const shownKeys = ['type', 'examples', 'maxLength'];

function forForm(schema: FormSchema, name: string, context: FormContext): FormSchema {
  const { anyOf, items, properties, required, title, description, enum: choices, enumDescriptions, reference } = schema;
  if (anyOf) return forForm(mergeShapes(anyOf, schema), name, context);
  const options = reference
    ? listEntries(reference, context)
    : choices?.map((value, index) => ({ const: value, title: enumDescriptions?.[index] ?? String(value) }));
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => shownKeys.includes(key))),
    ...(name && { title: title ?? name }),
    ...(description && { description: forPeople(description) }),
    ...(options && { oneOf: options }),
    ...(schema.type === 'string' && !options && toFormat(schema)),
    ...(items && { items: forForm(items, '', context) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, forForm(field, key, context)])),
    }),
    ...(required && { required: required.filter((key) => properties?.[key]?.default === undefined) }),
  };
}

/** One group of fields for everything that a place may hold; which of them belong together is told by the content check. */
function mergeShapes(shapes: readonly FormSchema[], { description }: FormSchema): FormSchema {
  const properties = Object.assign({}, ...shapes.map((shape) => shape.properties)) as Record<string, FormSchema>;
  return { type: 'object', properties, ...(description && { description }) };
}

function listEntries(collection: string, { site, language }: FormContext): FormSchema['oneOf'] {
  return site.entries
    .filter((entry) => entry.collection === collection)
    .map(({ id, files }) => ({ const: id, title: titleOf(files, language) ?? id }));
}

/** What an entry is called in a language, or else in the default one. */
export function titleOf(files: Site['entries'][number]['files'], language: Language): string | undefined {
  const { file } = files.find((one) => one.language === language) ?? files[0] ?? {};
  const { title, name, label } = (file?.data ?? {}) as Record<string, unknown>;
  return [title, name, label].find((one) => typeof one === 'string');
}

function toFormat({ format, pattern, maxLength = 0 }: FormSchema): { format?: string } {
  if (pattern?.includes('[01]\\d|2[0-3]')) return { format: 'clock' };
  if (maxLength > longText) return { format: 'paragraph' };
  return format && ['date', 'picture', 'document'].includes(format) ? { format } : { format: 'line' };
}

const stringOf = (language: Language, key: string) => (dictionaries[language].strings as Record<string, string>)[key];

/**
 * What a field of a content file is called in a language.
 *
 * @param path the file below `src/content`
 */
export function nameField(path: string, name: string, language: Language): string {
  const [collection = ''] = path.split('/');
  const shape = isCollectionName(collection)
    ? toShape(collection)
    : path === 'settings.yaml'
      ? settings.shape
      : navigation(formSources).shape;
  const field = (shape as z.ZodRawShape)[name] as z.ZodType | undefined;
  return (field && getFieldLabel(field, language)) ?? name;
}

function toShape(collection: CollectionName): z.ZodRawShape {
  const { facts, words } = getDefinition(collection);
  return { ...facts(formSources), ...words };
}

/** The help of a field without the marks around what is written in files. */
const forPeople = (description: string) => description.replaceAll('`', '');

/** What the entries of a collection are called in a language. */
export function nameCollection(collection: CollectionName, language: Language): string {
  return stringOf(language, `${collection}.name`) ?? collection;
}
