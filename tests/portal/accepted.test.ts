import { describe, expect, test } from 'vitest';
import { findFault, type ContractPath } from '../../packages/portal/service/routes/contract.ts';

const email = 'asha@bank.example';

/** What each endpoint of the portal accepts, and which of its texts may be empty. */
const endpoints = [
  {
    name: 'the certificate request',
    path: '/members/certificate-request',
    payload: {
      full_name: 'Asha',
      email,
      mobile: 9_876_543_210,
      purpose_of_viewing_certificate: 'bank',
    },
    mayBeEmpty: [],
  },
  {
    name: 'the verification of an address',
    path: '/members/email-verify',
    payload: { email, otp: '042137' },
    mayBeEmpty: [],
  },
  {
    name: 'the membership application',
    path: '/members/applications',
    payload: {
      firstName: 'Asha',
      lastName: 'Rao',
      email,
      phone: '011 5550 0100',
      organization: 'Example Games',
      membershipTier: 'silver',
      additionalComments: 'None',
    },
    mayBeEmpty: ['organization', 'additionalComments'],
  },
  {
    name: 'the message',
    path: '/messages',
    payload: { name: 'Asha', email, phone: '011 5550 0100', subject: 'Complaint', message: 'One' },
    mayBeEmpty: ['phone'],
  },
] as const;

const accepts = (path: ContractPath, body: unknown) => findFault(path, body) === undefined;

describe.each(endpoints)('the portal accepts $name', ({ path, payload, mayBeEmpty }) => {
  const isAccepted = (value: unknown) => accepts(path, value);
  const fields = Object.keys(payload);

  test('with every field and no other', () => {
    expect(isAccepted(payload)).toBe(true);
    expect(isAccepted({ ...payload, admin: true })).toBe(false);
  });

  test.each(fields)('not without %s', (field) => {
    expect(
      isAccepted(Object.fromEntries(Object.entries(payload).filter(([name]) => name !== field))),
    ).toBe(false);
    expect(isAccepted({ ...payload, [field]: null })).toBe(false);
  });

  test.each(fields)('with an empty %s only where it is optional', (field) => {
    const optional: readonly string[] = mayBeEmpty;
    expect(isAccepted({ ...payload, [field]: '' })).toBe(optional.includes(field));
  });

  test('with an email address that is one', () => {
    expect(isAccepted({ ...payload, email: 'asha' })).toBe(false);
  });
});

test('a name that is blank, or shorter than three letters, is not accepted for a certificate', () => {
  const request = endpoints[0].payload;
  expect(accepts('/members/certificate-request', { ...request, full_name: 'Li ' })).toBe(false);
  expect(accepts('/members/certificate-request', { ...request, full_name: 'Ana' })).toBe(true);
});

test.each([999_999_999, 10_000_000_000, 9_876_543_210.5, '9876543210'])(
  '%s is not a mobile number of ten digits',
  (mobile) => {
    expect(accepts('/members/certificate-request', { ...endpoints[0].payload, mobile })).toBe(
      false,
    );
  },
);

test.each([1_000_000_000, 9_999_999_999])('%i is a number of ten digits', (mobile) => {
  expect(accepts('/members/certificate-request', { ...endpoints[0].payload, mobile })).toBe(true);
});

test.each(['  ', '\n'])('a message of nothing but white space is not accepted', (message) => {
  expect(accepts('/messages', { ...endpoints[3].payload, message })).toBe(false);
});
