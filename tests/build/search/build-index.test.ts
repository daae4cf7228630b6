import { expect, test } from 'vitest';
import { buildIndex } from '../../../src/build/search/build-index.ts';
import { toIndexedPage } from '../../../src/build/search/page-for-index.ts';

const toPage = (url: string, archived = '') => ({
  url,
  content:
    toIndexedPage(
      `<html lang="en"><body><main data-pagefind-body ${archived && `data-archived="${archived}"`}>Charter</main></body></html>`,
    ) ?? '',
});

test('what a search loads at first does not grow with the records of archived years', async () => {
  const measure = async (archived: number) => {
    const files = await buildIndex([toPage('/new'), ...Array.from({ length: archived }, (_, index) => toPage(`/old-${index}`, '2004'))]);
    const toSize = (pattern: RegExp) => files.find(({ path }) => pattern.test(path))?.content.length;
    return { first: toSize(/^pagefind\.en_\w+\.pf_meta$/), ofYear: toSize(/^pagefind\.en-2004_\w+\.pf_meta$/) };
  };
  const [none, many] = [await measure(0), await measure(200)];
  expect(none.ofYear).toBeUndefined();
  expect(many.first).toBe(none.first);
  expect(many.ofYear).toBeGreaterThan(many.first ?? Infinity);
});
