import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createEditorFiles } from '../../../packages/content-check/editor-files/editor-files.ts';
import { createSnippets } from '../../../packages/content-check/editor-files/snippets.ts';
import { collectionNames } from '../../../packages/content-model/collections/collections.ts';
import { languages } from '../../../packages/i18n/languages.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test.each([...createEditorFiles()])('%s is what the collections make of it today', (path, text) => {
  expect(read(path), 'Run `npm run schemas`.').toBe(text);
});

describe.each(['settings', 'navigation', 'search'])('the schema of %s.yaml', (name) => {
  let validate: ReturnType<Ajv['compile']>;
  beforeAll(() => {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    validate = ajv.compile(
      JSON.parse(createEditorFiles().get(`.vscode/${name}.schema.json`) ?? '') as object,
    );
  });

  test('accepts the file as it is', () => {
    expect(
      validate(parse(read(`tests/fixture/src/content/${name}.yaml`))),
      JSON.stringify(validate.errors),
    ).toBe(true);
  });

  test('refuses a field that does not exist', () => {
    expect(
      validate({
        ...(parse(read(`tests/fixture/src/content/${name}.yaml`)) as object),
        colour: 'blue',
      }),
    ).toBe(false);
  });

  test('explains its fields', () => {
    const { properties = {} } = validate.schema as {
      properties?: Record<string, { description?: string }>;
    };
    expect(Object.keys(properties).length).toBeGreaterThan(1);
    expect(Object.entries(properties).filter(([, { description }]) => !description)).toEqual([]);
  });
});

/**
 * Expands a snippet as when nothing is typed: each stop with its example, or the first of its
 * choices.
 */
function expand(body: readonly string[]): string {
  return body
    .join('\n')
    .replaceAll('${CURRENT_YEAR}-${CURRENT_MONTH}-${CURRENT_DATE}', '2026-11-22')
    .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, '$1')
    .replaceAll('$0', '')
    .replaceAll(/\\([\\$}])/g, '$1');
}

test('every collection has a snippet for the file of each language, of fields that can be read', () => {
  const snippets = Object.values(createSnippets());
  expect(snippets).toHaveLength(collectionNames.length * languages.length);
  expect(new Set(snippets.map(({ prefix }) => prefix)).size).toBe(snippets.length);
  for (const { body } of snippets) {
    const [, fields = ''] = expand(body).split(/^---$/m);
    expect(Object.keys(parse(fields) as object).length, fields).toBeGreaterThan(0);
    expect(Object.values(parse(fields) as object)).not.toContain(undefined);
  }
});

test('the snippet of a notice has its fields, and the day of today', () => {
  const notice = Object.values(createSnippets()).find(({ prefix }) => prefix === 'new-notice');
  const text = expand(notice?.body ?? []);
  expect(text).toContain('date: 2026-11-22');
  expect(text).toContain('kind: notice');
  expect(text).toMatch(/^draft: true$/m);
});
