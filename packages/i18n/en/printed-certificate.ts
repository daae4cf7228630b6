/** The fixed texts on a certificate of membership. */
export const printedCertificate = {
  title: 'Certificate of Membership',
  number: 'Certificate number',
  certifies: 'The {issuer} certifies that',
  statement: 'is a member of the {issuer} and has signed its Charter.',
  tier: 'Membership tier',
  issued: 'Issued',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  scan: 'To verify: point the camera of a phone at this code, or type the address yourself',
  type: 'and enter the certificate number.',
  compare:
    'Compare what the page shows with this paper. A certificate may be suspended or revoked before its last day.',
  notice:
    'Membership is not a licence, a registration or a determination under any law, including the Promotion and Regulation of Online Gaming Act, 2025. This certificate does not say that a game is lawful.',
  seal: 'Sealed electronically by the {issuer} (key {key}). The seal proves origin and integrity; it is not an electronic signature under the Information Technology Act, 2000.',
  demonstration: 'DEMONSTRATION — NOT A REAL MEMBERSHIP',
  qr: 'QR code that opens the verification of this certificate',
  attachment: 'The signed certificate, for verification by machine',
  description: 'Certificate of membership {number} of {name}, valid until {until}.',
  tiers: { BRONZE: 'Bronze', SILVER: 'Silver', GOLD: 'Gold', PLATINUM: 'Platinum' },
} as const;
