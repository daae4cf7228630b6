import { defineComponent } from './component-definition.ts';
import { getKinds } from '../collections/field-names.ts';
import { choice } from '../fields/fields.ts';

export const People = defineComponent({
  group: 'lists',
  attributes: {
    kind: choice('People.kind', getKinds('people')),
  },
  shows: ({ kind }) => ({ collection: 'people', kind }),
});
