import { mdx, notice } from '../fixture.ts';
import type { SownFault } from './sown-fault.ts';

const en = 'notices/closed/en.mdx';

const tier = (order: number, price: number, kind: string, colour: string, name: string) =>
  mdx({
    order,
    pricePerYear: price,
    memberKind: kind,
    colour,
    name,
    summary: 'For operators who want to follow the charter and be listed.',
    features: `[Listing in the directory for ${name}]`,
  });

const bronze = tier(1, 5000, 'corporate', 'bronze', 'Bronze');
const link = (label: string, order: number, kind = 'quick') =>
  mdx({ label, order, kind, link: '/' });
const media = (fields: Record<string, unknown>) =>
  mdx({
    date: '2026-11-18',
    title: 'The main hall',
    alt: 'Rows of delegates facing a stage',
    ...fields,
  });
const orderOf = (kind: string) =>
  mdx(
    {
      title: `A complaint that was ${kind}`,
      summary: 'The operator closed an account without the notice that the charter asks for.',
      number: 'OMB/2026/001',
      kind,
      date: '2026-11-18',
    },
    'Words.\n',
  );
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path d="M0 0h8v8z"/></svg>';

export const sown: readonly SownFault[] = [
  {
    name: 'two tiers for one kind of member',
    files: {
      'tiers/bronze/en.mdx': bronze,
      'tiers/silver/en.mdx': tier(2, 15000, 'corporate', 'silver', 'Silver'),
    },
    finds: [{ message: 'valueTaken', file: 'tiers/silver/en.mdx', line: 4, field: 'memberKind' }],
  },
  {
    name: 'two links with one text in a list',
    files: {
      'links/first/en.mdx': link('Right to Information', 1),
      'links/second/en.mdx': link('Right to Information', 2),
    },
    finds: [{ message: 'valueTaken', file: 'links/second/en.mdx', field: 'label' }],
  },
  {
    name: 'one number for two notices, in a form of its own',
    files: {
      [en]: notice({ number: 'F-7' }),
      'notices/open/en.mdx': notice({
        title: 'Office open on Monday',
        number: 'F-7',
        summary: 'The office is open again from nine.',
      }),
    },
    finds: [{ message: 'valueTaken', file: 'notices/open/en.mdx', field: 'number' }],
  },
  {
    name: 'one number for two orders, of which one was dismissed',
    files: {
      'orders/first/en.mdx': orderOf('upheld'),
      'orders/second/en.mdx': orderOf('dismissed'),
    },
    finds: [{ message: 'valueTaken', file: 'orders/second/en.mdx', field: 'number' }],
  },
  {
    name: 'a photograph without its picture',
    files: { 'media/hall/en.mdx': media({ kind: 'photo' }) },
    finds: [{ message: 'fieldMissing', file: 'media/hall/en.mdx', field: 'image' }],
  },
  {
    name: 'a video without its transcript',
    files: {
      'media/talk/en.mdx': media({ kind: 'video', image: './picture.svg' }),
      'media/talk/picture.svg': drawing,
    },
    finds: [{ message: 'fieldMissing', file: 'media/talk/en.mdx', field: 'transcript' }],
  },
  {
    name: 'a photograph whose name is written in small letters',
    files: {
      'media/hall/en.mdx': media({ kind: 'photo', image: './hall.svg' }),
      'media/hall/Hall.svg': drawing,
    },
    finds: [{ message: 'notFileBeside', file: 'media/hall/en.mdx', field: 'image' }],
  },
  {
    name: 'a presentation without a picture',
    files: { 'media/slides/en.mdx': media({ kind: 'presentation' }) },
    finds: [],
  },
  {
    name: 'tiers in their order, with a free place between them',
    files: {
      'tiers/bronze/en.mdx': bronze,
      'tiers/gold/en.mdx': tier(3, 25000, 'startup', 'gold', 'Gold'),
    },
    finds: [],
  },
  {
    name: 'one text for links in two lists',
    files: {
      'links/first/en.mdx': link('Right to Information', 1),
      'links/second/en.mdx': link('Right to Information', 1, 'rti'),
    },
    finds: [],
  },
];
