import { defineComponent } from './component-definition.ts';
import { choice, text } from '../fields/fields.ts';
import { checkFilter, countedCollections, period } from '../collections/list-attributes.ts';

export const Chart = defineComponent({
  group: 'lists',
  attributes: {
    collection: choice('Chart.collection', countedCollections),
    by: text('Chart.by', 'year', { max: 20 }),
    period: period.optional(),
    title: text('Chart.title', 'Members by tier', { max: 90 }),
  },
  check: checkFilter,
  words: ['title'],
});
