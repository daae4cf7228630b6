/** The result of a verification; loaded with the first one. */
export const certificateResult = {
  headings: {
    valid: 'Certificate Verified',
    example: 'Certificate Verified',
    'status-unknown': 'Genuine, but we could not check whether it has been revoked',
    expired: 'Genuine, but expired on {until}',
    'not-yet-valid': 'Genuine, starts on {from}',
    suspended: 'Certificate suspended since {since}',
    revoked: 'Certificate revoked on {since}',
    'not-genuine': 'Invalid Certificate',
    'not-found': 'Invalid Certificate',
    mistyped: 'Invalid Certificate',
    'wrong-format': 'Verification Error',
    foreign: 'This QR code is not one of our certificates',
    incomplete: 'The link is incomplete',
    unreadable: 'We could not read a QR code in this file',
    unchecked: 'We could not check the certificate',
  },
  leads: {
    valid: 'Genuine, in force and not revoked.',
    example:
      'This is the sample number of this page. Its result is fixed, and no seal was checked.',
    'status-unknown':
      'We issued it, but we could not check whether it has been suspended or revoked since. Check again before you rely on it.',
    'keys-unknown':
      'The seal matches, but we could not check whether its key has been withdrawn, or the certificate suspended or revoked. Check again before you rely on it.',
    expired:
      'We issued it. Its membership year has ended. Ask the member for the current certificate.',
    'not-yet-valid': 'We issued it, but it is not valid yet. Do not rely on it before {from}.',
    suspended: 'We issued it, but the membership is suspended. Do not rely on it.',
    revoked:
      'We issued it and have withdrawn it. Do not rely on it. Tell us if someone still uses it.',
    'not-genuine': 'The seal does not match. Do not rely on anything in this certificate.',
    'not-found': 'This certificate number is not valid.',
    mistyped: 'This certificate number is not valid.',
    'wrong-format':
      'Please enter a valid certificate number in the format {product}-YYYY-XXXXXXXXX',
    foreign:
      'The code belongs to someone else or leads to another site. If it is on a certificate that names us, do not rely on the certificate, and tell us.',
    incomplete:
      'The end of the link is missing, so we could not check the certificate. This does not mean that it is false. Open the whole link, scan the QR code, or enter the number.',
    unreadable: 'This does not mean that the certificate is false. Try the following:',
    network: 'The network did not respond. This does not mean that the certificate is false.',
    part: 'A part of this page could not be loaded. This does not mean that the certificate is false. Check your connection and load the page again.',
    browser:
      'This browser can’t do this check. It may be too old, or block what the check needs, as in Lockdown Mode. This does not mean that the certificate is false. Try another way on this page – number, camera, photograph or PDF – or another browser.',
    insecure:
      'This browser can check seals only on secure (https) pages. Type the address of this site into your browser.',
  },
  several: '{count} certificates were found. The worst result comes first.',
  mistyped:
    'This number seems to have a typing mistake. Compare it with the certificate, character by character.',
  unknown: {
    unreachable: 'The status list could not be loaded.',
    untrusted: 'The status list does not have our seal.',
    expired: 'The status list is out of date.',
    keys: 'Our current keys could not be loaded.',
    clock: 'The clock on this device seems to be wrong.',
    older:
      'The status list is older than one that this browser has seen. A revocation may be missing from it.',
    unknown: 'The status list does not include this certificate.',
  },
  tips: [
    'Take the photograph from above, with the whole certificate and all its corners in it.',
    'Make sure that the code is sharp, evenly lit and at least a quarter as wide as the picture.',
    'Choose the PDF that the member received. It can be checked even if its code cannot be read.',
    'Or type the number under “Manual Entry”.',
  ],
  demonstration: 'Demonstration — not a real membership',
  fields: {
    name: 'Entity name',
    number: 'Certificate ID',
    tier: 'Membership tier',
    issued: 'Issue date',
    from: 'Valid from',
    until: 'Valid until',
    status: 'Status',
    typed: 'Number entered',
  },
  tiers: { BRONZE: 'Bronze', SILVER: 'Silver', GOLD: 'Gold', PLATINUM: 'Platinum' },
  statuses: {
    valid: 'Active',
    'status-unknown': 'Not known',
    expired: 'Expired',
    'not-yet-valid': 'Not yet in force',
    suspended: 'Suspended',
    revoked: 'Revoked',
  },
  example: {
    name: 'Example Fantasy Sports Pvt. Ltd.',
    issued: '02-Apr-24',
    until: '01-Apr-25',
    status: 'Active',
  },
  checks: {
    title: 'What was checked',
    seal: 'The seal matches',
    noSeal: 'The seal does not match',
    issuer: 'Issued by us (key {key})',
    inForce: 'In force today',
    expired: 'Expired on {until}',
    early: 'Starts on {from}',
    clear: 'Not revoked or suspended (list of {list})',
    suspended: 'Suspended (list of {list})',
    revoked: 'Revoked (list of {list})',
    passed: 'Passed:',
    failed: 'Failed:',
    unknown: 'Not known:',
  },
  compare: 'Compare the name, the tier and the dates with the certificate in front of you.',
  checked: 'Checked on {moment}, {method}.',
  methods: {
    number: 'by its number',
    link: 'by the link of its QR code',
    camera: 'by camera',
    attachment: 'from the seal inside the PDF',
    picture: 'from the QR code in a file',
  },
  record: 'Record of a verification at {site}',
  noLicence:
    'A membership certificate is not a licence, a registration or a determination by the Online Gaming Authority of India or under any law.',
  another: 'Verify another',
  retry: 'Try again',
  print: 'Print record',
  report: 'Report a fake certificate',
  reportSubject: 'Suspicious certificate',
  reportBody:
    'What was shown to me, where and when:\n\nNumber on it: {number}\nResult on the site: {heading}\n',
} as const;
