import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import {
  describeIn,
  getFieldHelp,
  getFieldLabel,
} from '../../packages/content-model/fields/field-texts.ts';
import { collectionNames } from '../../packages/content-model/collections/collections.ts';
import { createNavigationSchema } from '../../packages/content-model/navigation.ts';
import { search } from '../../packages/content-model/search.ts';
import { settingsSchema } from '../../packages/content-model/settings/settings.ts';
import { choice } from '../../packages/content-model/fields/fields.ts';
import { describeField, unwrap } from '../../packages/content-model/fields/field-schema.ts';
import { editingTexts } from '../../packages/i18n/editing.ts';
import { defaultLanguage } from '../../packages/i18n/languages.ts';
import {
  componentNames,
  getComponent,
} from '../../packages/content-model/components/components.ts';
import { anySources } from '../support/any-sources.ts';
import { sourceSchema } from './good-entries.ts';

/** A field of a schema, with its path. */
type Field = [path: string, schema: z.ZodType];

/**
 * Every field of a schema, those inside groups and lists too. A text in every language counts as
 * one.
 */
function fieldsOf(schema: z.ZodType, path = ''): Field[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return fieldsOf(inner.element as z.ZodType, path);
  if (inner instanceof z.ZodUnion)
    return inner.options.flatMap((option) => fieldsOf(option as z.ZodType, path));
  if (!(inner instanceof z.ZodObject) || defaultLanguage in inner.shape) return [];
  return Object.entries(inner.shape).flatMap(([name, field]): Field[] => [
    [`${path}${name}`, field as z.ZodType],
    ...fieldsOf(field as z.ZodType, `${path}${name}.`),
  ]);
}

/** The fields of a schema that have no label and help of their own, or no example. */
function unexplained(schema: z.ZodType): string[] {
  return fieldsOf(schema).flatMap(([path, field]) => {
    const { help, example } = describeField(field);
    return help && example !== undefined ? [] : [path];
  });
}

const advice =
  'Give each of these fields `.meta(described(…))` in its schema, for the person who fills it in.';

test.each(collectionNames)('every field of %s is described, with an example (CONT-1)', (name) => {
  expect(fieldsOf(sourceSchema(name)).length).toBeGreaterThan(3);
  expect(unexplained(sourceSchema(name)), advice).toEqual([]);
});

test('every setting is described, with an example (CONT-1)', () => {
  expect(unexplained(settingsSchema), advice).toEqual([]);
});

test('every field of the menus is described, with an example (CONT-1)', () => {
  expect(unexplained(createNavigationSchema(anySources)), advice).toEqual([]);
});

test.each(componentNames)(
  'every attribute of <%s> is described, with an example (CONT-1)',
  (name) => {
    expect(unexplained(getComponent(name).attributes), advice).toEqual([]);
  },
);

test('every help belongs to a field', () => {
  const schemas = [
    ...collectionNames.map(sourceSchema),
    settingsSchema,
    search,
    createNavigationSchema(anySources),
    ...componentNames.map((name) => getComponent(name).attributes),
  ];
  const inItems = (field: z.ZodType) => {
    const inner = unwrap(field);
    return inner instanceof z.ZodArray ? [field, inner.element as z.ZodType] : [field];
  };
  const used = schemas.flatMap((schema) =>
    fieldsOf(schema).flatMap(([, field]) => inItems(field).map((one) => describeField(one).help)),
  );
  expect(
    Object.keys(editingTexts.en.fieldTexts).filter((key) => !used.some((one) => one === key)),
  ).toEqual([]);
});

const tone = choice('notices.kind', ['notice', 'circular'], (kind) => `notices.kind.${kind}`);

test('a form can show the label and the help of a field in each language', () => {
  expect([getFieldLabel(tone, 'en'), getFieldLabel(tone.optional(), 'hi')]).toEqual([
    editingTexts.en.fieldTexts['notices.kind'].label,
    editingTexts.hi.fieldTexts['notices.kind'].label,
  ]);
  expect(getFieldHelp(tone, 'hi')).toContain('“नया क्या है” में');
  expect(getFieldLabel(z.string(), 'en')).toBeUndefined();
});

test('a JSON Schema has labels, help and the names of choices in a language', () => {
  const schema = z.toJSONSchema(z.strictObject({ tone }), {
    override: describeIn('hi', { choices: true }),
  });
  expect(schema.properties?.['tone']).toEqual({
    type: 'string',
    enum: ['notice', 'circular'],
    enumDescriptions: ['सूचना', 'परिपत्र'],
    title: 'प्रकार',
    description: getFieldHelp(tone, 'hi'),
    examples: ['notice'],
  });
  expect(z.toJSONSchema(tone, { override: describeIn('en') })).not.toHaveProperty(
    'enumDescriptions',
  );
});
