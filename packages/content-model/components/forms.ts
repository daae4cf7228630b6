import { subjects } from '@federation/portal/contract/contact-message';
import { defineComponent, inGroup } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

/** Forms that are sent to the portal. */
export const formComponents = inGroup('forms', {
  ContactForm: defineComponent({
    attributes: { subject: choice('ContactForm.subject', subjects).optional() },
    parts: [{ id: 'details', words: 'details' }],
    text: 'optional',
    sendsTo: 'portal',
  }),
  MembershipForm: defineComponent({
    parts: [{ id: 'details', words: 'details' }],
    text: 'optional',
    sendsTo: 'portal',
  }),
  CertificateRequest: defineComponent({
    parts: [{ id: 'details', words: 'details' }],
    text: 'optional',
    sendsTo: 'portal',
  }),
});
