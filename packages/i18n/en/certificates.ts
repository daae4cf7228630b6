/**
 * Certificates: the public keys, the examples, what the verifier says without a script, and what
 * wallets call a certificate and its fields (`type`).
 */
export const certificates = {
  'verifier.noScript':
    'Checking a seal needs JavaScript. Without it, e-mail us the certificate number and we will check it for you.',

  'keys.title': 'Our public keys',
  'keys.key': 'Key',
  'keys.use': 'Use',
  'keys.fingerprint': 'Fingerprint (RFC 7638, SHA-256)',
  'keys.active': 'in use since {from}',
  'keys.retired': 'signed from {from} to {until}; its certificates stay valid',
  'keys.removed': 'removed on {on}: {reason}. Do not trust anything that it signed',
  'keys.demonstration': 'for demonstration only, since {from}',

  'examples.title': 'Demonstration certificates',
  'examples.result': 'Result',
  'examples.number': 'Certificate number',
  'examples.open': 'Verify',
  'examples.file': 'Document',
  'examples.valid': 'Valid',
  'examples.expired': 'Expired',
  'examples.not-yet-valid': 'Not yet valid',
  'examples.suspended': 'Suspended',
  'examples.revoked': 'Revoked',
  'examples.status-unknown': 'Status not known',
  'examples.not-genuine': 'Altered',

  'type.name': 'Certificate of Membership',
  'type.claim.jti': 'Certificate number',
  'type.claim.sub_name': 'Registered name of the member',
  'type.claim.tier': 'Membership tier',
  'type.claim.iat': 'Issued',
  'type.claim.nbf': 'Valid from',
  'type.claim.exp': 'Valid until',
  'type.claim.status': 'Place in the status list',
} as const;
