import { pagedCollections } from '../../../content-model/paths.ts';
import { getDefinition } from '../../../content-model/collections.ts';
import { toPagePath } from '../../../core/paths.ts';
import type { Site } from '../context.ts';
import type { LinkSite } from '../links/judge-target.ts';
import { toLinkSite, toPathOf } from '../links/link-site.ts';
import { builtInPaths } from '../site.ts';

/** What the check of redirects has to know of the site. Paths are without a language. */
export interface RedirectSite {
  links: LinkSite;
  /** Whether the site answers a path with a page: not a draft, and not another redirect. */
  isShown: (path: string) => boolean;
  /** The paths of the menu’s sections, which lead to their first pages. */
  sections: ReadonlyMap<string, string>;
}

/**
 * The paths that answer with a page, without a language: what is not a draft, and the lists that
 * the build makes.
 */
export function toShownPaths({ entries }: Pick<Site, 'entries'>): string[] {
  const written = new Set(
    entries.filter(({ collection }) => collection === 'pages').map(({ id }) => id),
  );
  const lists = pagedCollections
    .map((name) => getDefinition(name).pages?.list ?? name)
    .filter((list) => !written.has(list));
  const shown = entries.filter(({ isDraft }) => !isDraft).flatMap((entry) => toPathOf(entry) ?? []);
  return [...builtInPaths, ...lists.map(toPagePath), ...shown];
}

/** The sections of the main menu with the path of their first page. */
export function toSections({
  navigationFile,
  entries,
}: Pick<Site, 'navigationFile' | 'entries'>): Map<string, string> {
  const drafts = new Set(
    entries
      .filter(({ collection, isDraft }) => collection === 'pages' && isDraft)
      .map(({ id }) => id),
  );
  const { main } = navigationFile.data;
  const sections = Array.isArray(main)
    ? (main as ({ path?: unknown; items?: unknown } | null)[])
    : [];
  return new Map(
    sections.flatMap((section) => {
      const items = Array.isArray(section?.items)
        ? (section.items as ({ page?: unknown } | null)[])
        : [];
      const first = items.map((item) => String(item?.page)).find((page) => !drafts.has(page));
      return typeof section?.path === 'string' && first !== undefined
        ? [[section.path, toPagePath(first)] as const]
        : [];
    }),
  );
}

/** What the check of redirects has to know of a site. */
export function toRedirectSite(site: Site): RedirectSite {
  const shown = new Set(toShownPaths(site));
  return {
    links: toLinkSite(site),
    isShown: (path) => shown.has(path),
    sections: toSections(site),
  };
}
