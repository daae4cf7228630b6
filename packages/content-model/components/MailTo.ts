import { toMailboxLink } from '@federation/base/mailbox';
import { defineComponent } from './component-definition.ts';
import { choice, text } from '../fields/fields.ts';

export const MailTo = defineComponent({
  group: 'site',
  attributes: {
    of: choice('MailTo.of', ['office', 'ombudsman']).optional(),
    subject: text('MailTo.subject', 'Privacy', { max: 60 }).optional(),
  },
  words: ['subject'],
  values: ({ contact: { email, ombudsmanEmail } }) => [
    { shown: [email] },
    { shown: [ombudsmanEmail], attributes: { of: 'ombudsman' } },
  ],
  document: {
    value: ({ settings: { contact } }, attributes) => {
      const { address, url } = toMailboxLink(contact, attributes);
      return { type: 'link', url, children: [{ type: 'text', value: address }] };
    },
  },
});
