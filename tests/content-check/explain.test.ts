import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { toFaults } from '../../packages/content-check/rules/fields/explain-issues.ts';
import { formatFault, formatRemark } from '../../packages/content-check/rule/format-fault.ts';
import { described } from '../../packages/content-model/fields/fields.ts';
import { refuse } from '../../packages/content-model/fields/refusal.ts';
import {
  parseFieldsFile,
  type FieldsFile,
} from '../../packages/content-model/files/fields-file.ts';
import { fields } from '../../packages/i18n/hi/editing/fields.ts';

/** The printed faults of some data; the line of each field is its depth. */
function explain(schema: z.ZodType, data: object, factFields?: string[]): string[] {
  const file: FieldsFile = {
    path: 'a.yaml',
    ...parseFieldsFile(''),
    data: data as FieldsFile['data'],
    lineOf: (field) => field.length,
  };
  const result = schema.safeParse(data);
  return result.success
    ? []
    : toFaults(file, schema, result.error.issues, factFields).map((fault) =>
        formatFault(fault, 'en'),
      );
}

test('a fault without a hint is printed on two lines', () => {
  expect(
    formatFault({ file: 'a.yaml', line: 3, field: 'name', message: 'fieldMissing' }, 'en'),
  ).toBe('a.yaml, line 3\n  name: this field is missing');
});

const found = {
  file: 'a.yaml',
  line: 3,
  field: 'text',
  message: 'fieldMissing',
  help: 'tiers.name',
  example: 'name: Asha',
} as const;

test('the expected content and an example follow on their own lines', () => {
  expect(formatFault(found, 'en')).toBe(
    'a.yaml, line 3\n  text: this field is missing\n  Expected: The name of the tier.\n  Example:  name: Asha',
  );
});

test('a fault is printed in Hindi too', () => {
  expect(formatFault({ ...found, help: undefined }, 'hi')).toBe(
    `a.yaml, पंक्ति 3\n  पाठ: ${fields.fieldMissing.problem}\n  उदाहरण: name: Asha`,
  );
});

test('a remark is printed on one line', () => {
  expect(formatRemark(found, 'en')).toBe(
    'Worth a look: a.yaml, line 3, text: this field is missing',
  );
});

test('description and example of a field are found inside optional, default and preprocessing', () => {
  const inner = z.int().meta(described('settings.maxItems', 3));
  const wrappers = [
    inner,
    inner.optional(),
    inner.default(1),
    z.preprocess((value) => value, inner),
    inner.nullable().optional(),
  ];
  for (const field of wrappers) {
    expect(explain(z.strictObject({ count: field }), { count: 'three' })).toEqual([
      'a.yaml, line 1\n  count: "three" is not a number\n  Expected: How many items the tickers show at most.\n  Example:  count: 3',
    ]);
  }
});

test('a field without a description has that of its group', () => {
  const schema = z.strictObject({
    hours: z
      .array(z.strictObject({ opens: z.string() }))
      .meta(described('settings.officeHours', [{ opens: '09:00' }])),
  });
  expect(explain(schema, { hours: [{ opens: 9 }] })).toEqual([
    'a.yaml, line 3\n  hours.0.opens: 9 is not text\n  Expected: When the office is open, by day, IST. A day that is named nowhere is closed. For a lunch break, name the days twice: until the break and after it.\n  Example:  hours: [{"opens":"09:00"}]',
  ]);
});

test('an unknown field inside a list is reported with the names that are allowed there', () => {
  const schema = z.strictObject({
    people: z.array(z.strictObject({ name: z.string(), office: z.string() })),
  });
  expect(
    explain(schema, { people: [{ name: 'Asha', office: 'Chair', offices: 'Chair' }] }),
  ).toEqual([
    'a.yaml, line 3\n  people.0.offices: there is no field of this name\n  Expected: One of: name, office.',
  ]);
});

test('each unknown field is a separate fault, and a fact is distinguished from a misspelling', () => {
  const schema = z.strictObject({ title: z.string() });
  expect(explain(schema, { title: 'A', date: '2026-11-18', titel: 'B' }, ['date'])).toEqual([
    'a.yaml, line 1\n  date: this is a fact, and facts belong in the English version\n  Expected: Delete the line here; the value in the English version applies to every language.',
    'a.yaml, line 1\n  titel: there is no field of this name\n  Expected: One of: title.',
  ]);
});

test('a list instead of fields is reported for the whole file', () => {
  expect(explain(z.strictObject({ title: z.string() }), ['title'])).toEqual([
    'a.yaml, line 0\n  (the whole file): […] is not a group of fields',
  ]);
});

test.each([
  [z.string(), 5, '5 is not text'],
  [z.string(), null, 'nothing is written after the colon'],
  [z.string(), ['one'], '[…] is not text'],
  [z.array(z.string()), 'one', '"one" is not a list'],
  [z.strictObject({}), 'one', '"one" is not a group of fields'],
  [z.int(), 2.5, '2.5 is not a whole number'],
  [z.int().min(2000), 99, '99 is too small: at least 2000'],
  [z.int().max(3), 4, '4 is too large: at most 3'],
  [z.string().min(3), 'ab', '"ab" is too short: 2 characters, at least 3'],
  [z.string().max(3), 'abcd', 'it is too long: 4 characters, at most 3'],
  [z.array(z.string()).max(1), ['a', 'b'], 'the list is too long: 2 lines, at most 1'],
  [z.email(), 'asha', '"asha" is not an e-mail address'],
  [z.iso.date(), 5, '5 is not a day of the calendar'],
  [z.iso.time(), 'noon', '"noon" is not a time of day'],
  [
    z.url({ protocol: /^https$/ }),
    'http://a.example',
    '"http://a.example" is not an address that begins with https://',
  ],
  [z.string().regex(/^a/), 'b', '"b" is not written in the right way'],
  [
    z.string().refine(() => false, { error: 'of the developers' }),
    'x',
    '"x" is not written in the right way',
  ],
])('explains a problem in plain words (%#)', (schema, value, problem) => {
  expect(explain(z.strictObject({ field: schema }), { field: value })).toEqual([
    `a.yaml, line 1\n  field: ${problem}`,
  ]);
});

test('a rule of a schema says which message it gives', () => {
  const isFolder = z.string().refine(() => false, refuse('notEntry', { collection: 'pages' }));
  expect(explain(z.strictObject({ field: isFolder }), { field: 'x' })).toEqual([
    'a.yaml, line 1\n  field: "x" is not a folder in src/content/pages',
  ]);
});

test('a message about a flag says that it may be left out', () => {
  const flag = z.boolean().meta(described('notices.ticker', true));
  expect(explain(z.strictObject({ field: flag }), { field: 'yes' })).toEqual([
    'a.yaml, line 1\n  field: "yes" is not `true` or `false`\n  Expected: Runs the title in the tickers. Write `true`, or leave the line out.\n  Example:  field: true',
  ]);
});

const shapes = z.union([
  z.strictObject({ page: z.string() }),
  z.strictObject({ label: z.string(), path: z.string() }),
]);

test('explains the closest of several shapes', () => {
  expect(explain(z.strictObject({ item: shapes }), { item: { label: 'A' } })).toEqual([
    'a.yaml, line 2\n  item.path: this field is missing',
  ]);
  expect(explain(z.strictObject({ item: shapes }), { item: 'A' })).toEqual([
    'a.yaml, line 1\n  item: it is not clear what this is to be',
  ]);
});
