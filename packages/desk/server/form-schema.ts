import { z } from 'astro/zod';
import { describeIn } from '@federation/content-model/fields/field-texts';
import type { DeskSchema } from '../protocol/desk.ts';
import { formatWeekday, weekdays } from '@federation/base/hours';
import { isLanguage, type Language } from '@federation/i18n/languages';
import type { CheckedContent } from '@federation/content-check/rule/checked-content';
import { callByLabels } from './explain.ts';
import { titleOf } from './names.ts';

/** The JSON Schema that Zod writes of a field, with the additions of its definition. */
interface FieldSchema extends Omit<DeskSchema, 'properties' | 'items'> {
  enum?: unknown[];
  enumDescriptions?: string[];
  anyOf?: FieldSchema[];
  default?: unknown;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  /** The collection that the value names an entry of. */
  reference?: string;
}

/** A text with room for more than this many characters has several lines. */
const longText = 160;

const toLines = ({ maxLength = 0 }: FieldSchema) => (maxLength > longText ? 'paragraph' : 'line');

export interface FormSchemaOptions {
  language: Language;
  content: CheckedContent;
  /** The label of a field of the whole form. */
  toLabel?: ((name: string) => string | undefined) | undefined;
}

/** The form of a file of settings, where a text in every language is a group of fields. */
export function createFormSchema(schema: z.ZodType, context: FormSchemaOptions): DeskSchema {
  const override = describeIn(context.language, { choices: true, widgets: true });
  return forForm(
    z.toJSONSchema(schema, {
      io: 'output',
      unrepresentable: 'any',
      reused: 'inline',
      override,
    }) as FieldSchema,
    '',
    context,
  );
}

/**
 * A form needs no more: the content check validates, and an omitted field keeps its default.
 */
const shownKeys = ['type', 'examples', 'maxLength'];

function forForm(schema: FieldSchema, name: string, context: FormSchemaOptions): DeskSchema {
  const {
    anyOf,
    items,
    properties,
    required,
    title,
    description,
    enum: choices,
    enumDescriptions,
    reference,
  } = schema;
  const toLabel = (other: string) =>
    enumDescriptions?.[choices?.indexOf(other) ?? -1] ?? context.toLabel?.(other);
  const inner = {
    ...context,
    toLabel: (other: string) => properties?.[other]?.title ?? context.toLabel?.(other),
  };
  if (anyOf) return forForm(mergeShapes(anyOf, schema), name, context);
  const options = reference
    ? listEntries(reference, context)
    : choices?.map((value, index) => ({
        const: value,
        title: enumDescriptions?.[index] ?? nameChoice(value, context.language),
      }));
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => shownKeys.includes(key))),
    ...(name && { title: title ?? name }),
    ...(description && { description: callByLabels(description, toLabel) }),
    ...(options && { oneOf: options }),
    ...(schema.type === 'string' && !options && { widget: schema.widget ?? toLines(schema) }),
    ...(items && { items: forForm(items, '', context) }),
    ...(properties && {
      // A text in every language is called by its languages.
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, field]) => [
          key,
          forForm(field, isLanguage(key) ? '' : key, inner),
        ]),
      ),
    }),
    ...(required && {
      required: required.filter((key) => properties?.[key]?.default === undefined),
    }),
  };
}

/** The label of a choice that has no name on the site. */
function nameChoice(value: unknown, language: Language): string {
  const day = weekdays.find((one) => one === value);
  return day ? formatWeekday(day, language, 'long') : String(value);
}

/**
 * One group of fields for everything that a place may hold; which of them belong together is told
 * by the content check.
 */
function mergeShapes(shapes: readonly FieldSchema[], { description }: FieldSchema): FieldSchema {
  const properties = Object.assign({}, ...shapes.map((shape) => shape.properties)) as Record<
    string,
    FieldSchema
  >;
  return { type: 'object', properties, ...(description && { description }) };
}

function listEntries(
  collection: string,
  { content, language }: FormSchemaOptions,
): DeskSchema['oneOf'] {
  return content.entries
    .filter((entry) => entry.collection === collection)
    .map(({ id, files }) => ({ const: id, title: titleOf(files, language) ?? id }));
}
