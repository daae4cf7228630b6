import { z } from 'astro/zod';
import { stringify } from 'yaml';
import type { HelpKey } from '@federation/i18n/editing';

/** The guidance that a collection definition gives to the person who fills in a field. */
export interface FieldHelp {
  help?: HelpKey | undefined;
  example?: unknown;
}

/** The key of the help and the first example of a field, wherever its definition gives them. */
export function describeField(field: z.ZodType): FieldHelp {
  for (let current: z.ZodType | undefined = field; current; current = peel(current)) {
    const meta = current.meta();
    if (meta?.['help']) {
      const [example] = Array.isArray(meta['examples']) ? (meta['examples'] as unknown[]) : [];
      return { help: meta['help'] as HelpKey, example };
    }
  }
  return {};
}

/** The schema of a field at any depth; undefined when there is none. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    const inner = unwrap(current);
    if (inner instanceof z.ZodObject) current = inner.shape[String(key)] as z.ZodType | undefined;
    else if (inner instanceof z.ZodArray) current = inner.element as z.ZodType;
    else if (inner instanceof z.ZodUnion)
      current = (inner.options as z.ZodType[]).map((one) => schemaAt(one, [key])).find(Boolean);
    else return undefined;
  }
  return current;
}

/**
 * The schema inside an optional, a default or a preprocessing step; undefined when there is none.
 */
function peel(schema: z.ZodType): z.ZodType | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  )
    return schema.unwrap() as z.ZodType;
  if (schema instanceof z.ZodPipe) return schema.def.out as z.ZodType;
  return undefined;
}

/** The schema inside all of them. */
export function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  let current = schema;
  for (let inner = current && peel(current); inner; inner = peel(inner)) current = inner;
  return current;
}

/** The fields of a group, with their names. */
export const fieldsOf = (shape: z.ZodRawShape) => Object.entries(shape) as [string, z.ZodType][];

/** The values that a field can have, where they are a fixed list; none for any other field. */
export function choicesOf(field: z.ZodType | undefined): string[] {
  const inner = unwrap(field);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}

/** Tells whether a field may be left out. */
export const isOptional = (field: z.ZodType) => field.safeParse(undefined).success;

/** A value as it is written in a file: a text that could be taken for a number is in quotes. */
export const toYaml = (value: unknown): string =>
  typeof value === 'string' ? stringify(value, { lineWidth: 0 }).trim() : JSON.stringify(value);
