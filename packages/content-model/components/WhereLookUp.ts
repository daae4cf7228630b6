import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const WhereLookUp = defineComponent({
  group: 'site',
  isOfOnePage: true,
  attributes: { is: choice('WhereLookUp.is', ['automatic', 'on-request']) },
  text: 'required',
  isShown: ({ visitorLookup }, { is }) => visitorLookup.mode === is,
  document: 'children',
});
