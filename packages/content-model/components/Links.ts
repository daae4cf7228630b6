import { defineComponent } from './component-definition.ts';
import { getKinds } from '../collections/field-names.ts';
import { choice } from '../fields/fields.ts';

export const Links = defineComponent({
  group: 'lists',
  attributes: {
    kind: choice('Links.kind', getKinds('links')),
  },
  shows: ({ kind }) => ({ collection: 'links', kind }),
});
