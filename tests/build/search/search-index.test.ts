import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { onTestFinished, expect, test } from 'vitest';
import { toIndexedPage } from '../../../src/build/search/page-for-index.ts';
import { createSearchIndex } from '../../../src/build/search/search-index.ts';

const toPage = (url: string, archived = '') => ({
  url,
  content:
    toIndexedPage(
      parse(`<html lang="en"><body><main data-pagefind-body ${archived && `data-archived="${archived}"`}>Charter</main></body></html>`),
    ) ?? '',
});

test('what a search loads at first does not grow with the records of archived years', async () => {
  const measure = async (archived: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'index-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const index = createSearchIndex();
    await index.add(toPage('/new'));
    for (let number = 0; number < archived; number += 1) await index.add(toPage(`/old-${number}`, '2004'));
    await index.write(folder);
    const toSize = (pattern: RegExp) => {
      const name = readdirSync(folder).find((one) => pattern.test(one));
      return name && statSync(join(folder, name)).size;
    };
    return { first: toSize(/^pagefind\.en_\w+\.pf_meta$/), ofYear: toSize(/^pagefind\.en-2004_\w+\.pf_meta$/) };
  };
  const [none, many] = [await measure(0), await measure(200)];
  expect(none.ofYear).toBeUndefined();
  expect(many.first).toBe(none.first);
  expect(many.ofYear).toBeGreaterThan(many.first || Infinity);
});
