import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';
import { choice, digits, text, described } from '../fields/fields.ts';
import {
  checkFilters,
  checkKind,
  listedCollections,
  period,
} from '../collections/list-attributes.ts';

export const EntryList = defineComponent({
  group: 'lists',
  attributes: {
    collection: choice('EntryList.collection', listedCollections),
    kind: text('EntryList.kind', 'workshop', { max: 40 }).optional(),
    year: z
      .string()
      .regex(/^20\d\d$/)
      .meta(described('EntryList.year', '2025'))
      .optional(),
    period: period.optional(),
    limit: digits('EntryList.limit', '3').optional(),
    filters: text('EntryList.filters', 'year outcome', { max: 40 }).optional(),
  },
  check(attributes, context) {
    checkFilters(attributes, context);
    checkKind(attributes, context);
  },
  shows: ({ collection, ...narrowed }) => ({ collection, ...narrowed }),
  hasPages: true,
});
