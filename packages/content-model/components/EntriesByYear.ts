import { defineComponent } from './component-definition.ts';
import { choice, text } from '../fields/fields.ts';
import { checkKind, datedCollections, period } from '../collections/list-attributes.ts';

export const EntriesByYear = defineComponent({
  group: 'lists',
  attributes: {
    collection: choice('EntryList.collection', datedCollections),
    kind: text('EntryList.kind', 'members-meet', { max: 40 }).optional(),
    period: period.optional(),
    label: text('EntriesByYear.label', 'Members’ Meet by year', { max: 80 }),
  },
  check: checkKind,
  words: ['label'],
  partsByYear: true,
  shows: ({ collection, kind, period }) => ({ collection, kind, period }),
});
