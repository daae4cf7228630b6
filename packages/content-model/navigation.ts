import { z } from 'astro/zod';
import { described } from './fields/fields.ts';
import type { HelpKey } from '@federation/i18n/editing';
import { iconNames } from '@federation/base/icons';
import type { Sources } from './collections/collection-definition.ts';
import { localized, toLocalizedExample } from './fields/localized.ts';

/** The most characters of a label: as many as the menu title of a page. */
const labelLength = 40;

/** The menus. An item names a page; its menu title is used unless a label is given. */
export function createNavigationSchema({ reference }: Pick<Sources, 'reference'>) {
  const page = reference('pages').meta(described('menus.page', 'about/charter'));
  const item = z.strictObject({
    page,
    label: localized('menus.label', 'Charter', { max: labelLength }).optional(),
  });
  const items = (help: HelpKey) =>
    z
      .array(item)
      .min(1)
      .meta(described(help, [{ page: 'about/charter' }]));
  const section = z.strictObject({
    label: localized('menus.sectionLabel', 'About Us', { max: labelLength }),
    path: z
      .string()
      .regex(/^\/[a-z-]+$/)
      .meta(described('menus.path', '/about')),
    items: items('menus.sectionItems'),
  });
  const column = z.strictObject({
    label: localized('menus.columnLabel', 'Quick Links', { max: labelLength }),
    items: items('menus.columnItems'),
  });
  const shortcut = z.strictObject({
    page,
    query: z
      .string()
      .regex(/^[\w-]+=[\w-]+$/)
      .optional()
      .meta(described('menus.query', 'subject=Complaint')),
    label: localized('menus.shortcutLabel', 'File a complaint', { max: 30 }),
    icon: z.enum(iconNames).meta(described('menus.icon', 'scale')),
  });
  return z.strictObject({
    shortcuts: z
      .array(shortcut)
      .max(3)
      .default([])
      .meta(
        described('menus.shortcuts', [
          {
            page: 'contact',
            query: 'subject=Complaint',
            label: toLocalizedExample('File a complaint'),
            icon: 'scale',
          },
        ]),
      ),
    main: z
      .array(z.union([item, section]).meta(described('menus.item', { page: 'contact' })))
      .min(1)
      .meta(described('menus.main', [{ page: 'contact' }])),
    footer: z
      .array(column)
      .min(1)
      .meta(
        described('menus.footer', [
          { label: toLocalizedExample('Policies'), items: [{ page: 'privacy' }] },
        ]),
      ),
  });
}

export type Navigation = z.infer<ReturnType<typeof createNavigationSchema>>;
