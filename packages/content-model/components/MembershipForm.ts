import { defineComponent } from './component-definition.ts';

export const MembershipForm = defineComponent({
  group: 'forms',
  parts: [{ id: 'details', words: 'details' }],
  text: 'optional',
  sendsTo: 'portal',
});
