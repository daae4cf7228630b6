import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { getIslandTexts } from '../../../packages/i18n/strings.ts';
import {
  certificateRequestForm,
  toCertificateRequestPayload,
} from '../../../packages/portal/contract/certificate-request.ts';
import {
  contactMessageForm,
  toContactPayload,
  toSubject,
} from '../../../packages/portal/contract/contact-message.ts';
import {
  membershipApplicationForm,
  toMembershipPayload,
  toTier,
} from '../../../packages/portal/contract/membership-application.ts';

function toMessages(schema: v.GenericSchema, values: unknown): string[] {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  return result.success ? [] : result.issues.map(({ message }) => message);
}

describe('the certificate request', () => {
  const errors: Record<string, string> = getIslandTexts('en').certificateRequest.errors;
  const typed = {
    fullName: ' Asha  Rao ',
    mobileNumber: '+91 98765 43210',
    emailId: ' asha@bank.example ',
    purpose: 'bank',
  };
  const toTexts = (changes: Partial<typeof typed>) =>
    toMessages(certificateRequestForm, { ...typed, ...changes }).map((message) => errors[message]);

  test('has the payload of the specification, section 7 (OTP-1)', () => {
    expect(
      JSON.stringify(toCertificateRequestPayload(v.parse(certificateRequestForm, typed))),
    ).toBe(
      '{"full_name":"Asha Rao","email":"asha@bank.example","mobile":9876543210,"purpose_of_viewing_certificate":"bank"}',
    );
  });

  test.each([
    [{ fullName: '  ' }, 'Full name is required'],
    [{ fullName: 'Li' }, 'Name must be at least 3 characters long'],
    [{ mobileNumber: '' }, 'Mobile number is required'],
    [{ mobileNumber: '98765' }, 'Enter valid 10-digit mobile number'],
    [{ emailId: '' }, 'Email is required'],
    [{ emailId: 'asha' }, 'Enter a valid email address'],
    [{ purpose: '' }, 'Please select a purpose'],
    [{ purpose: 'curiosity' }, 'Please select a purpose'],
  ])('with %j has the message of the specification: %s (FORM-1)', (changes, message) => {
    expect(toTexts(changes)).toEqual([message]);
  });

  test('reports all missing fields at once', () => {
    expect(toTexts({ fullName: '', mobileNumber: '', emailId: '', purpose: '' })).toEqual([
      'Full name is required',
      'Mobile number is required',
      'Email is required',
      'Please select a purpose',
    ]);
  });

  test.each(['राम', 'आशा राव', 'Ana', '李小龙', 'O’Neil'])('accepts the name %s', (fullName) => {
    expect(toTexts({ fullName })).toEqual([]);
  });

  test('offers the two purposes of the specification, by their labels', () => {
    expect(getIslandTexts('en').certificateRequest.purposes).toEqual({
      payment_gateway: 'Payment Gateway Integration',
      bank: 'Bank Verification',
    });
  });
});

describe('the membership application', () => {
  const typed = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.org',
    phone: '०११ ५५५० ०१००',
    organization: '',
    membershipTier: 'silver',
    additionalComments: '',
    terms: true,
    consent: true,
  };

  test('does not require an organization or comments, and sends them empty (FORM-5)', () => {
    expect(toMembershipPayload(v.parse(membershipApplicationForm, typed))).toEqual({
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.org',
      phone: '011 5550 0100',
      organization: '',
      membershipTier: 'silver',
      additionalComments: '',
    });
  });

  test.each(['firstName', 'lastName', 'email', 'phone', 'membershipTier'])(
    'requires %s',
    (name) => {
      expect(toMessages(membershipApplicationForm, { ...typed, [name]: '' })).toEqual([
        `${name}.required`,
      ]);
    },
  );

  test('requires an email address that is one', () => {
    expect(toMessages(membershipApplicationForm, { ...typed, email: 'asha' })).toEqual([
      'email.invalid',
    ]);
  });

  test.each(['terms', 'consent'])('requires the checkbox %s', (name) => {
    expect(toMessages(membershipApplicationForm, { ...typed, [name]: false })).toEqual([
      `${name}.required`,
    ]);
  });

  test('takes the tier from the address', () => {
    expect(
      ['?tier=gold', '?tier=Silver', '?tier=diamond', '?tier=', '', '?x=1&tier=bronze'].map(toTier),
    ).toEqual(['gold', 'silver', undefined, undefined, undefined, 'bronze']);
  });
});

describe('the contact form', () => {
  const typed = {
    name: 'Asha',
    email: 'asha@example.org',
    phone: '',
    subject: 'Complaint',
    message: 'One\r\ntwo',
    consent: true,
  };

  test('does not require a phone number', () => {
    expect(toContactPayload(v.parse(contactMessageForm, typed))).toEqual({
      name: 'Asha',
      email: 'asha@example.org',
      phone: '',
      subject: 'Complaint',
      message: 'One\ntwo',
    });
  });

  test.each(['name', 'email', 'subject', 'message'])('requires %s', (name) => {
    expect(toMessages(contactMessageForm, { ...typed, [name]: ' ' })).toEqual([`${name}.required`]);
  });

  test('requires an email address that is one, and the consent', () => {
    expect(toMessages(contactMessageForm, { ...typed, email: 'asha' })).toEqual(['email.invalid']);
    expect(toMessages(contactMessageForm, { ...typed, consent: false })).toEqual([
      'consent.required',
    ]);
  });

  test('takes the subject from the address (FORM-6)', () => {
    expect(
      [
        '?subject=Complaint',
        '?subject=general%20inquiry',
        '?subject=General+Inquiry',
        '?subject=other',
        '',
      ].map(toSubject),
    ).toEqual(['Complaint', 'General Inquiry', 'General Inquiry', undefined, undefined]);
  });
});
