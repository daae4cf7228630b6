import type { ContentFile } from '../../content/content-file.ts';

/** A page that a menu names, and where. */
interface Named {
  page: string;
  path: PropertyKey[];
}

type Item = { page?: unknown; items?: unknown } | null;

const toList = (value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);

/** The pages of a menu and of its sections. */
function collectPages(items: unknown, path: PropertyKey[]): Named[] {
  return toList(items).flatMap((item, index) => [
    ...(typeof item?.page === 'string'
      ? [{ page: item.page, path: [...path, index, 'page'] }]
      : []),
    ...collectPages(item?.items, [...path, index, 'items']),
  ]);
}

/** The pages of each menu: the shortcuts, the main menu and the footer. */
export function readMenus({ data }: ContentFile): Named[][] {
  return ['shortcuts', 'main', 'footer'].map((menu) => collectPages(data[menu], [menu]));
}
