import type { Language } from '../../src/i18n/languages.ts';
import { readTags, type Route } from './built-site.ts';
import type { FilterFacet } from '../../src/islands/filter/rules.ts';
import { isIsland, pagesWith } from './find-pages.ts';
import { readProps } from './islands.ts';

/** A page whose list can be narrowed. */
export interface FilterPage {
  route: Route;
  facets: FilterFacet[];
  /** The text before the choice on a printed page. */
  printed: string;
  /** How many items of the list have these values. */
  count: (choice: Record<string, string>) => number;
}

/** The pages of a language whose list can be narrowed, as they were built. */
export function filterPages(language: Language): FilterPage[] {
  return pagesWith(isIsland('Filter'), language).flatMap((route) => {
    const tags = readTags(route);
    const island = tags.find(isIsland('Filter'));
    if (!island) return [];
    const { list, facets, text } = readProps<{
      list: string;
      facets: FilterFacet[];
      text: { printed: string };
    }>(island);
    const [first] = facets;
    const items = tags
      .find(({ attributes }) => attributes.id === list)
      ?.tags.filter(({ attributes }) => `data-${first?.key}` in attributes);
    const count = (choice: Record<string, string>) =>
      items?.filter(({ attributes }) =>
        Object.entries(choice).every(([key, value]) => attributes[`data-${key}`] === value),
      ).length ?? 0;
    return [{ route, facets, printed: text.printed, count }];
  });
}
