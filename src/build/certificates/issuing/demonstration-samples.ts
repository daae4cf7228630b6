import type { StatusEntry } from '../../../core/certificates/status-list.ts';
import { startOfIndianDay } from '../../../core/certificates/times.ts';

/** The status list of the demonstration. */
export const list = '1';

/** One that is out of date on purpose. */
export const expiredList = 'old';

/**
 * The details of each demonstration certificate. The dates are so far apart that no state changes
 * for years.
 */
export const samples = [
  {
    state: 'valid',
    name: 'Sahyadri Sports Interactive Pvt. Ltd.',
    tier: 'GOLD',
    validFrom: '2026-04-02',
    validUntil: '2046-04-01',
    idx: 40_211,
  },
  {
    state: 'expired',
    name: 'Kaveri Scorecards Pvt. Ltd.',
    tier: 'SILVER',
    validFrom: '2024-04-02',
    validUntil: '2025-04-01',
    idx: 9_034,
  },
  {
    state: 'not-yet-valid',
    name: 'Aravalli Fantasy Labs LLP',
    tier: 'BRONZE',
    validFrom: '2045-04-02',
    validUntil: '2046-04-01',
    idx: 77_512,
  },
  {
    state: 'suspended',
    name: 'Deccan Lineups Pvt. Ltd.',
    tier: 'PLATINUM',
    validFrom: '2026-04-02',
    validUntil: '2046-04-01',
    idx: 118_306,
  },
  {
    state: 'revoked',
    name: 'Malwa Matchday Pvt. Ltd.',
    tier: 'GOLD',
    validFrom: '2026-04-02',
    validUntil: '2046-04-01',
    idx: 63_720,
  },
  {
    state: 'status-unknown',
    name: 'Konkan Cricket Circle LLP',
    tier: 'SILVER',
    validFrom: '2026-04-02',
    validUntil: '2046-04-01',
    idx: 25_871,
  },
] as const;

/** What the list says of them. */
export const statusEntries: StatusEntry[] = [
  { idx: 118_306, status: 'suspended', at: startOfIndianDay('2026-11-02') },
  { idx: 63_720, status: 'revoked', at: startOfIndianDay('2026-10-19') },
];
