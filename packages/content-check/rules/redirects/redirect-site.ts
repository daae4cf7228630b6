import { pagedCollections, toPathOf } from '@federation/content-model/collections/paths';
import { getDefinition } from '@federation/content-model/collections';
import { rowsOf } from '@federation/content-model/files/values';
import { toPagePath } from '@federation/base/paths';
import type { CheckedContent } from '../../rule/checked-content.ts';
import { builtInPaths } from '../../rule/site.ts';

/**
 * The paths that answer with a page, without a language: entries that are no drafts, and the lists
 * that the build makes.
 */
export function listShownPaths({ entries }: Pick<CheckedContent, 'entries'>): string[] {
  const written = new Set(
    entries.filter(({ collection }) => collection === 'pages').map(({ id }) => id),
  );
  const lists = pagedCollections
    .map((name) => getDefinition(name).pages?.list ?? name)
    .filter((list) => !written.has(list));
  const shown = entries.filter(({ isDraft }) => !isDraft).flatMap((entry) => toPathOf(entry) ?? []);
  return [...builtInPaths, ...lists.map(toPagePath), ...shown];
}

/** The paths of the menu’s sections that have a page to lead to. */
export function listSections({
  navigationFile,
  entries,
}: Pick<CheckedContent, 'navigationFile' | 'entries'>): string[] {
  const shown = entries
    .filter(({ collection, isDraft }) => collection === 'pages' && !isDraft)
    .map(({ id }) => id);
  return rowsOf(navigationFile.data['main']).flatMap((section) => {
    const { path, items } = section ?? {};
    const leads = rowsOf(items).some((item) => shown.includes(String(item?.['page'])));
    return typeof path === 'string' && leads ? [path] : [];
  });
}
