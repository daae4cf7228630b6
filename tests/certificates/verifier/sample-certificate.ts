/** A certificate that is valid until spring 2027. */
export const sampleCertificate = {
  number: 'IFSF-2026-7K3QHT9M0',
  name: 'Name',
  tier: 'GOLD',
  issued: '2026-04-02',
  validFrom: '2026-04-02',
  validUntil: '2027-04-01',
  key: '2026-1',
  demonstration: false,
} as const;
