import { z } from 'astro/zod';

/** A single value of a content file, with its schema and its path. */
export interface Leaf {
  /** The schema of the field, without “optional” and “default”. */
  schema: z.ZodType;
  value: unknown;
  path: readonly PropertyKey[];
}

/**
 * The data of a file with its single values changed, each according to its schema. Values without a
 * schema stay as they are.
 */
export function mapValues(
  schema: z.ZodType,
  value: unknown,
  change: (leaf: Leaf) => unknown,
  path: readonly PropertyKey[] = [],
): unknown {
  const inner = unwrap(schema, value);
  if (inner instanceof z.ZodObject && isRecord(value)) {
    const shape = inner.shape as Record<string, z.ZodType>;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        shape[key] ? mapValues(shape[key], item, change, [...path, key]) : item,
      ]),
    );
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const element = inner.element as z.ZodType;
    return value.map((item, index) => mapValues(element, item, change, [...path, index]));
  }
  return value === undefined ? undefined : change({ schema: inner, value, path });
}

/**
 * The schema of the value itself: without “optional”, “default” and transforms, and of a union the
 * one that accepts the value.
 */
function unwrap(schema: z.ZodType, value: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodPipe) return unwrap(schema.out as z.ZodType, value);
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as readonly z.ZodType[];
    const fitting = options.find((option) => option.safeParse(value).success);
    return fitting ? unwrap(fitting, value) : schema;
  }
  return schema;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
