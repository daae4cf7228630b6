import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { toFaults } from '../../../src/build/content-check/explain.ts';
import { formatFault } from '../../../src/build/content-check/fault.ts';
import type { SourceFile } from '../../../src/build/content-check/read.ts';

/** The printed faults of some data; the line of each field is its depth. */
function explain(schema: z.ZodType, data: unknown, factFields?: string[]): string[] {
  const file: SourceFile = { path: 'a.yaml', data, body: '', bodyLine: 1, lineOf: (field) => field.length, yamlError: undefined };
  const result = schema.safeParse(data);
  return result.success ? [] : toFaults(file, schema, result.error.issues, factFields).map((fault) => formatFault(fault, 'en'));
}

test('a fault without a hint is printed on two lines', () => {
  expect(formatFault({ file: 'a.yaml', line: 3, field: 'name', problem: 'is wrong' }, 'en')).toBe('a.yaml, line 3\n  name: is wrong');
});

test('what is expected and an example follow on their own lines', () => {
  const fault = { file: 'a.yaml', line: 3, field: 'name', problem: 'is wrong', expected: 'A name.', example: 'name: Asha' };
  expect(formatFault(fault, 'en')).toBe('a.yaml, line 3\n  name: is wrong\n  Expected: A name.\n  Example:  name: Asha');
});

test('description and example of a field are found inside optional, default and preprocessing', () => {
  const inner = z.int().meta({ description: 'How many.', examples: [3] });
  const wrappers = [inner, inner.optional(), inner.default(1), z.preprocess((value) => value, inner), inner.nullable().optional()];
  for (const field of wrappers) {
    expect(explain(z.strictObject({ count: field }), { count: 'three' })).toEqual([
      'a.yaml, line 1\n  count: "three" is not a number\n  Expected: How many.\n  Example:  count: 3',
    ]);
  }
});

test('a field without a description has that of its group', () => {
  const schema = z.strictObject({
    hours: z.array(z.strictObject({ opens: z.string() })).meta({ description: 'Opening hours.', examples: [[{ opens: '09:00' }]] }),
  });
  expect(explain(schema, { hours: [{ opens: 9 }] })).toEqual([
    'a.yaml, line 3\n  hours.0.opens: 9 is not text\n  Expected: Opening hours.\n  Example:  hours: [{"opens":"09:00"}]',
  ]);
});

test('an unknown field inside a list is reported with the names that are allowed there', () => {
  const schema = z.strictObject({ people: z.array(z.strictObject({ name: z.string(), office: z.string() })) });
  expect(explain(schema, { people: [{ name: 'Asha', office: 'Chair', offices: 'Chair' }] })).toEqual([
    'a.yaml, line 3\n  people.0.offices: there is no field of this name\n  Expected: One of: name, office.',
  ]);
});

test('each unknown field is a separate fault, and a fact is distinguished from a misspelling', () => {
  const schema = z.strictObject({ title: z.string() });
  expect(explain(schema, { title: 'A', date: '2026-11-18', titel: 'B' }, ['date'])).toEqual([
    'a.yaml, line 1\n  date: this is a fact, and facts belong in en.mdx\n  Expected: Delete the line here; the value in en.mdx applies to every language.',
    'a.yaml, line 1\n  titel: there is no field of this name\n  Expected: One of: title.',
  ]);
});

test('a list instead of fields is reported for the whole file', () => {
  expect(explain(z.strictObject({ title: z.string() }), ['title'])).toEqual([
    'a.yaml, line 0\n  (the whole file): is not a group of fields',
  ]);
});

test.each([
  [z.string(), 5, '5 is not text'],
  [z.boolean(), 'yes', '"yes" is not `true` or `false`'],
  [z.array(z.string()), 'one', '"one" is not a list'],
  [z.strictObject({}), 'one', '"one" is not a group of fields'],
  [z.int().min(2000), 99, '99 is too short or too small (at least 2000)'],
  [z.string().max(3), 'abcd', 'too long or too large (at most 3; it has 4 characters)'],
  [z.int().max(3), 4, 'too long or too large (at most 3)'],
  [z.email(), 'asha', '"asha" is not written in the right way'],
  [z.string().refine(() => false, { error: 'is not a folder' }), 'x', '"x" is not a folder'],
])('a problem is told in plain words (%#)', (schema, value, problem) => {
  expect(explain(z.strictObject({ field: schema }), { field: value })).toEqual([`a.yaml, line 1\n  field: ${problem}`]);
});
