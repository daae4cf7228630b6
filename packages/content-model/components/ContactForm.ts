import { subjects } from '@federation/portal/contract/contact-message';
import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const ContactForm = defineComponent({
  group: 'forms',
  attributes: { subject: choice('ContactForm.subject', subjects).optional() },
  parts: [{ id: 'details', words: 'details' }],
  text: 'optional',
  sendsTo: 'portal',
});
