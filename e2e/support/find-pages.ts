import { test } from './test.ts';

export { addressOf, isIsland, pagesWith } from '../../tests/support/find-pages.ts';

/**
 * The first of the things that a test could look at; where the content has none of them, the test
 * is skipped.
 */
export function firstOf<Item>(items: readonly Item[], what: string): Item {
  const [first] = items;
  test.skip(first === undefined, `The content has no ${what}.`);
  return first as Item;
}
