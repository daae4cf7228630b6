import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNode, parse, parseDocument } from 'yaml';
import { collectionNames } from '../../../src/content-model/collections.ts';
import { readEntryFolders } from '../../../src/build/content/entry-folders.ts';
import {
  fromForm,
  orderOf,
  toForm,
  type FieldsByLanguage,
} from '../../../src/build/desk/entry-form.ts';
import { patchMdx, readFields, splitMdx } from '../../../src/build/desk/mdx-parts.ts';
import { patchYaml } from '../../../src/build/desk/patch-yaml.ts';
import { changedLines } from './changed-lines.ts';

const content = join(process.cwd(), 'src/content');

/** Another value of the same kind. */
function alter(value: unknown): unknown {
  if (typeof value === 'string')
    return value.startsWith('./')
      ? './another.pdf'
      : /^\d{4}-\d\d-\d\d$/.test(value)
        ? '2031-01-02'
        : `${value}: new, “नया”`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value))
    return value.map((one, index) => (index === value.length - 1 ? alter(one) : (one as unknown)));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, one], index) => [
      key,
      index === 0 ? alter(one) : (one as unknown),
    ]),
  );
}

/** Where `alter` changes a value. */
function alteredPath(value: unknown): (string | number)[] {
  if (typeof value !== 'object' || value === null) return [];
  const key = Array.isArray(value) ? value.length - 1 : (Object.keys(value)[0] ?? '');
  return [key, ...alteredPath((value as Record<string | number, unknown>)[key])];
}

/**
 * How many lines of YAML have the value that `alter` changes in a field. Long texts may go on in
 * the next line.
 */
function countLines(yaml: string, name: string, value: unknown): number {
  const node = parseDocument(yaml, { schema: 'core' }).getIn([name, ...alteredPath(value)], true);
  if (!isNode(node) || !node.range) throw new Error(`${name} has no value that could be changed.`);
  const [from, to] = node.range;
  return yaml.slice(from, to).trimEnd().split('\n').length;
}

describe.each(collectionNames)('entries of %s', (collection) => {
  const entries = readEntryFolders(join(content, collection)).map(({ id, files }) => ({
    id,
    sources: Object.fromEntries(
      Object.entries(files).map(([language, file]) => [language, readFileSync(file, 'utf8')]),
    ),
  }));

  it('are byte for byte the same after they were opened and saved', () => {
    for (const { id, sources } of entries) {
      const before = Object.fromEntries(
        Object.entries(sources).map(([language, source]) => [language, readFields(source)]),
      ) as FieldsByLanguage;
      const typed = JSON.parse(JSON.stringify(toForm(collection, before))) as Record<
        string,
        unknown
      >;
      const after = fromForm(collection, typed, before);
      expect(Object.keys(after), id).toEqual(Object.keys(sources));
      for (const [language, source] of Object.entries(sources)) {
        const text = patchMdx(
          source,
          after[language as 'en'] ?? {},
          orderOf(collection),
          splitMdx(source).text,
        );
        expect(text, `${id}/${language}`).toBe(source);
      }
    }
  });

  it('change only the lines of a field that was changed', () => {
    for (const { id, sources } of entries)
      for (const [language, source] of Object.entries(sources)) {
        const fields = readFields(source);
        for (const [name, value] of Object.entries(fields)) {
          const altered = patchMdx(
            source,
            { ...fields, [name]: alter(value) },
            orderOf(collection),
            splitMdx(source).text,
          );
          const { removed, added } = changedLines(source, altered);
          const where = `${id}/${language}: ${name}`;
          const lines = countLines(splitMdx(source).fields, name, value);
          for (const { length } of [removed, added])
            expect([...Array(lines).keys()], where).toContain(length - 1);
          expect(readFields(altered), where).toEqual({ ...fields, [name]: alter(value) });
          const { [name]: gone, ...others } = fields;
          const without = patchMdx(source, others, orderOf(collection), splitMdx(source).text);
          expect(gone, where).toBeDefined();
          expect(changedLines(source, without).added, where).toEqual([]);
          // The definition's order is the one that staff are shown, not always that of the file.
          const back = patchMdx(without, fields, orderOf(collection), splitMdx(source).text);
          expect(changedLines(without, back).removed, where).toEqual([]);
        }
      }
  });
});

describe.each(['settings.yaml', 'navigation.yaml', 'search.yaml'])('%s', (name) => {
  const source = readFileSync(join(content, name), 'utf8');
  const data = parse(source, { schema: 'core' }) as Record<string, unknown>;
  // In an empty list nothing can be changed.
  const filled = Object.entries(data).filter(([, one]) => !Array.isArray(one) || one.length > 0);

  it('is byte for byte the same after it was opened and saved', () => {
    expect(patchYaml(source, data)).toBe(source);
  });

  it('changes only the line of a value that was changed, and keeps its comments', () => {
    for (const [key, value] of filled) {
      const altered = patchYaml(source, { ...data, [key]: alter(value) });
      const { removed, added } = changedLines(source, altered);
      for (const { length } of [removed, added])
        expect([...Array(countLines(source, key, value)).keys()], key).toContain(length - 1);
      expect(altered.match(/^\s*#.*$/gm)).toEqual(source.match(/^\s*#.*$/gm));
    }
  });

  it('takes and gives rows without a change to the others', () => {
    for (const [key, value] of filled.filter(([, one]) => Array.isArray(one))) {
      const rows = value as unknown[];
      const longer = patchYaml(source, { ...data, [key]: [...rows, rows[0]] });
      expect(changedLines(source, longer).removed, key).toEqual([]);
      if (rows.length < 2) continue;
      const shorter = patchYaml(source, { ...data, [key]: rows.slice(1) });
      expect(changedLines(source, shorter).added, key).toEqual([]);
    }
  });
});
