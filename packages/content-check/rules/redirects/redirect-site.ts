import { pagedCollections, toPathOf } from '@federation/content-model/collections/paths';
import { getDefinition } from '@federation/content-model/collections';
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
  const { main } = navigationFile.data;
  const sections = Array.isArray(main)
    ? (main as ({ path?: unknown; items?: unknown } | null)[])
    : [];
  return sections.flatMap((section) => {
    const items = Array.isArray(section?.items)
      ? (section.items as ({ page?: unknown } | null)[])
      : [];
    const leads = items.some((item) => shown.includes(String(item?.page)));
    return typeof section?.path === 'string' && leads ? [section.path] : [];
  });
}
