import { expect, test } from 'vitest';
import { querySets, readQueries } from '../../scripts/bench/search/queries.ts';
import { languages } from '../../src/i18n/languages.ts';

const least = {
  1: { count: 160, unseen: 1 / 3 },
  2: { count: 40, unseen: 1 / 2 },
  3: { count: 100, unseen: 1 / 2 },
};

test.each(languages.flatMap((language) => querySets.map((set) => ({ language, set }))))(
  'the queries of set $set in $language are many, and a known part of them is unseen',
  ({ language, set }) => {
    const queries = readQueries(language, set);
    expect(queries.length).toBeGreaterThanOrEqual(least[set].count);
    const unseen = queries.filter((each) => each.unseen).length;
    expect(unseen / queries.length).toBeCloseTo(least[set].unseen, 1);
  },
);

test.each(languages)('no query in %s is there twice', (language) => {
  const queries = querySets.flatMap((set) => readQueries(language, set));
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
});
