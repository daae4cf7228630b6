import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../src/build/content-check/check.ts';
import { formatFault } from '../src/build/content-check/format-fault.ts';
import { languages } from '../src/i18n/languages.ts';
import { storageKeys } from '../src/core/storage-keys.ts';

const root = process.cwd();

test('the content has no fault (CONT-1)', () => {
  expect(
    checkContent(root)
      .faults.map((fault) => formatFault(fault, 'en'))
      .join('\n\n'),
  ).toBe('');
});

test('the list of published addresses has every address of the site; `npm run content` adds new ones', () => {
  expect(checkContent(root).newAddresses).toEqual([]);
});

describe('the storage page', () => {
  test.each(languages)('names every key that the site keeps, in %s (PRIV-2)', (language) => {
    const page = readFileSync(join(root, `src/content/pages/storage/${language}.mdx`), 'utf8');
    expect(Object.values(storageKeys).filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });
});
