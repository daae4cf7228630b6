import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { collectionNames } from '../../../../packages/content-model/collections/collections.ts';
import { readEntryFolders } from '../../../../packages/content-model/files/entry-folders.ts';
import {
  fromEntryForm,
  orderOf,
  createEntryForm,
  type FieldsByLanguage,
} from '../../../../packages/desk/server/entry-form.ts';
import { patchMdx, readFields } from '../../../../packages/content-model/files/mdx-parts.ts';
import { patchYaml } from '../../../../packages/content-model/files/patch-yaml.ts';

const content = join(process.cwd(), 'tests/fixture/src/content');

/** Another value of the same kind. */
function alter(value: unknown): unknown {
  if (typeof value === 'string') return `${value}: new, “नया”`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value))
    return value.map((one, index) => (index === 0 ? alter(one) : one) as unknown);
  const [[key = '', one] = [], ...others] = Object.entries(value as object) as [string, unknown][];
  return Object.fromEntries([[key, alter(one)], ...others]);
}

type Fields = Record<string, unknown>;

/** Changes each field, and expects that all the others keep their bytes. */
function expectOthersKept(
  source: string,
  fields: Fields,
  patch: (text: string, to: Fields) => string,
) {
  for (const [name, value] of Object.entries(fields)) {
    const others = Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));
    const changed = { ...fields, [name]: alter(value) };
    const altered = patch(source, changed);
    expect(patch(altered, changed), name).toBe(altered);
    expect(patch(altered, others), name).toBe(patch(source, others));
  }
}

describe.each(collectionNames)('entries of %s', (collection) => {
  const order = orderOf(collection);
  const entries = readEntryFolders(join(content, collection)).map(({ files }) =>
    Object.fromEntries(
      Object.entries(files).map(([language, file]) => [language, readFileSync(file, 'utf8')]),
    ),
  );

  it('are byte for byte the same after they were opened and saved', () => {
    for (const sources of entries) {
      const before = Object.fromEntries(
        Object.entries(sources).map(([language, source]) => [language, readFields(source)]),
      ) as FieldsByLanguage;
      const edited = JSON.parse(JSON.stringify(createEntryForm(collection, before))) as Fields;
      const after = fromEntryForm(collection, edited, before);
      for (const [language, source] of Object.entries(sources))
        expect(patchMdx(source, after[language as 'en'] ?? {}, order)).toBe(source);
    }
  });

  it('keep all but the field that was changed', () => {
    for (const source of entries.flatMap((sources) => Object.values(sources)))
      expectOthersKept(source, readFields(source), (text, fields) => patchMdx(text, fields, order));
  });
});

it.each(['settings.yaml', 'navigation.yaml', 'search.yaml'])(
  '%s keeps all but what was changed',
  (name) => {
    const source = readFileSync(join(content, name), 'utf8');
    const data = parse(source, { schema: 'core' }) as Fields;
    const filled = Object.entries(data).filter(([, one]) => !Array.isArray(one) || one.length > 0);
    expect(patchYaml(source, data)).toBe(source);
    expectOthersKept(source, Object.fromEntries(filled), patchYaml);
  },
);
