import type { ContentFile } from '../../content/content-file.ts';

type Item = { page?: unknown; items?: unknown } | null;

const toList = (value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);

/** The pages of a menu and of its sections. */
const collectPages = (items: unknown): string[] =>
  toList(items).flatMap((item) => [
    ...(typeof item?.page === 'string' ? [item.page] : []),
    ...collectPages(item?.items),
  ]);

/** The pages of the shortcuts, the main menu and the footer. */
export const readMenus = ({ data }: Pick<ContentFile, 'data'>): string[] =>
  ['shortcuts', 'main', 'footer'].flatMap((menu) => collectPages(data[menu]));
