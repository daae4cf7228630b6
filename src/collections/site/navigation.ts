import { z } from 'astro/zod';
import { iconNames } from '../../core/icons.ts';
import type { Sources } from '../shared/definition.ts';
import { localized, toLocalizedExample } from '../shared/localized.ts';

/** The menus. An item names a page; its menu title is used unless a label is given. */
export function navigation({ reference }: Pick<Sources, 'reference'>) {
  const page = reference('pages').meta({ description: 'The folder of a page inside `pages`.', examples: ['about/charter'] });
  const item = z.strictObject({
    page,
    label: localized('A label other than the page’s menu title.', 'Charter').optional(),
  });
  const items = (description: string) =>
    z
      .array(item)
      .min(1)
      .meta({ description, examples: [[{ page: 'about/charter' }]] });
  const section = z.strictObject({
    label: localized('The name of the section.', 'About Us'),
    path: z
      .string()
      .regex(/^\/[a-z-]+$/)
      .meta({ description: 'The path of the section, which leads to its first page.', examples: ['/about'] }),
    items: items('The pages of the section, in order.'),
  });
  const column = z.strictObject({
    label: localized('The heading of the column.', 'Quick Links'),
    items: items('The pages of the column, in order.'),
  });
  const shortcut = z.strictObject({
    page,
    query: z
      .string()
      .regex(/^[\w-]+=[\w-]+$/)
      .optional()
      .meta({ description: 'What the page is asked for, as after the question mark of an address.', examples: ['subject=Complaint'] }),
    label: localized('What the visitor wants to do, in two to four words.', 'File a complaint', { max: 30 }),
    icon: z.enum(iconNames).meta({ description: 'The drawing beside the label.', examples: ['scale'] }),
  });
  return z.strictObject({
    shortcuts: z
      .array(shortcut)
      .max(3)
      .default([])
      .meta({
        description: 'What most visitors come for, in the header of every page: at most three.',
        examples: [[{ page: 'contact', query: 'subject=Complaint', label: toLocalizedExample('File a complaint'), icon: 'scale' }]],
      }),
    main: z
      .array(
        z.union([item, section]).meta({
          description: 'A page, or a section with its label, its path and its pages.',
          examples: [{ page: 'contact' }],
        }),
      )
      .min(1)
      .meta({ description: 'The main menu.', examples: [[{ page: 'contact' }]] }),
    footer: z
      .array(column)
      .min(1)
      .meta({
        description: 'The columns of the footer.',
        examples: [[{ label: toLocalizedExample('Policies'), items: [{ page: 'privacy' }] }]],
      }),
  });
}

export type Navigation = z.infer<ReturnType<typeof navigation>>;
