import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { toFaults } from '../../src/build/content-check/explain.ts';
import type { SourceFile } from '../../src/build/content-check/read.ts';
import { collectionNames } from '../../src/collections/index.ts';
import { navigation } from '../../src/collections/site/navigation.ts';
import { settings } from '../../src/collections/site/settings.ts';
import { componentAttributes, type ContentComponentName } from '../../src/collections/site/content-components.ts';
import { anySources, sourceSchema } from './good-entries.ts';

/** The path of every field of a schema, those inside groups and lists too; a list counts by its first item. */
function fieldsOf(schema: z.ZodType, path: PropertyKey[] = []): PropertyKey[][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return fieldsOf(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.out as z.ZodType, path);
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, [...path, 0]);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option as z.ZodType, path));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => [[...path, name], ...fieldsOf(field as z.ZodType, [...path, name])]);
}

/** The fields of a schema about which a message could not say what was expected, with an example. */
function unexplained(schema: z.ZodType): string[] {
  const file: SourceFile = { path: '', data: {}, body: '', bodyLine: 1, lineOf: () => 1, yamlError: undefined };
  return fieldsOf(schema)
    .filter((path) => {
      const [fault] = toFaults(file, schema, [{ code: 'custom', path, message: 'is wrong', input: undefined }]);
      return !fault?.help || !fault.example;
    })
    .map((path) => path.join('.'));
}

const advice = 'Give each of these fields `.meta({ description, examples })` in its schema, for the person who fills it in.';

test.each(collectionNames)('every field of %s is described, with an example (CONT-1)', (name) => {
  expect(fieldsOf(sourceSchema(name)).length).toBeGreaterThan(3);
  expect(unexplained(sourceSchema(name)), advice).toEqual([]);
});

test('every setting is described, with an example (CONT-1)', () => {
  expect(unexplained(settings), advice).toEqual([]);
});

test('every field of the menus is described, with an example (CONT-1)', () => {
  expect(unexplained(navigation(anySources)), advice).toEqual([]);
});

test.each(Object.keys(componentAttributes) as ContentComponentName[])(
  'every attribute of <%s> is described, with an example (CONT-1)',
  (name) => {
    expect(unexplained(componentAttributes[name]), advice).toEqual([]);
  },
);
