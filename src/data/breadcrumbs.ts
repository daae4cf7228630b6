import { getDefinition } from '@federation/content-model/collections';
import { toLocalPath, toPagePath } from '@federation/base/paths';
import { langOf, type Language } from '@federation/i18n/languages';
import { getEntry, type Entry } from './entries.ts';
import { findGeneratedList } from './list-pages.ts';

/** A page on the way to another. */
export interface Breadcrumb {
  label: string;
  /** The address with its language. */
  href: string;
  /** The language of the label where it is not that of the page. */
  lang?: Language | undefined;
}

/** The breadcrumbs of a page below its section: the pages above it, outermost first. */
export async function getPageBreadcrumbs(id: string, language: Language): Promise<Breadcrumb[]> {
  const steps = id.split('/').slice(0, -1);
  const above = await Promise.all(
    steps.map((_, index) => getBreadcrumb(steps.slice(0, index + 1).join('/'), language)),
  );
  return above.flat();
}

/** The breadcrumbs of a record's page below its section: the page on which the record is listed. */
export async function getEntryBreadcrumbs(
  { collection, data }: Entry,
  language: Language,
): Promise<Breadcrumb[]> {
  const { pages } = getDefinition(collection);
  return pages ? getBreadcrumb(pages.listFor?.(data) ?? pages.list, language) : [];
}

/** The breadcrumb of a page that staff have written. */
export function toBreadcrumb(
  { id, data, wordsLanguage }: Entry<'pages'>,
  language: Language,
): Breadcrumb {
  return {
    label: data.menuTitle ?? data.title,
    href: toLocalPath(toPagePath(id), language),
    lang: langOf(wordsLanguage, language),
  };
}

/** The breadcrumb of a page by its id; none when there is no such page, or it is a draft. */
async function getBreadcrumb(id: string, language: Language): Promise<Breadcrumb[]> {
  const entry = await getEntry('pages', id, language);
  if (entry) return [toBreadcrumb(entry, language)];
  const generated = await findGeneratedList(id, language);
  return generated ? [{ label: generated.title, href: toLocalPath(generated.path, language) }] : [];
}
