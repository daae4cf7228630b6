import { expect, test } from 'vitest';
import { readQueries } from '../../scripts/bench/search/queries.ts';
import { languages } from '../../src/i18n/languages.ts';

test.each(languages)(
  'the queries in %s are many, different, and a third of them unseen',
  (language) => {
    const queries = readQueries(language);
    expect(queries.length).toBeGreaterThanOrEqual(160);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    const unseen = queries.filter((each) => each.unseen).length;
    expect(unseen / queries.length).toBeCloseTo(1 / 3, 1);
  },
);
