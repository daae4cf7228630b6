import type { StatusEntry } from '../../../core/certificates/status-list.ts';
import { startOfIndianDay } from '../../../core/certificates/times.ts';

/** The status list of the demonstration. */
export const list = '1';

/** One that is out of date on purpose. */
export const expiredList = 'old';

/** A membership that began, and whose end is so far away that its state does not change. */
const current = { validFrom: '2026-04-02', validUntil: '2046-04-01' };
const ended = { validFrom: '2024-04-02', validUntil: '2025-04-01' };
const future = { validFrom: '2045-04-02', validUntil: '2046-04-01' };

/** The details of each demonstration certificate. */
export const samples = [
  {
    state: 'valid',
    name: 'Sahyadri Sports Interactive Pvt. Ltd.',
    tier: 'GOLD',
    idx: 40_211,
    ...current,
  },
  { state: 'expired', name: 'Kaveri Scorecards Pvt. Ltd.', tier: 'SILVER', idx: 9_034, ...ended },
  {
    state: 'not-yet-valid',
    name: 'Aravalli Fantasy Labs LLP',
    tier: 'BRONZE',
    idx: 77_512,
    ...future,
  },
  {
    state: 'suspended',
    name: 'Deccan Lineups Pvt. Ltd.',
    tier: 'PLATINUM',
    idx: 118_306,
    ...current,
  },
  { state: 'revoked', name: 'Malwa Matchday Pvt. Ltd.', tier: 'GOLD', idx: 63_720, ...current },
  {
    state: 'status-unknown',
    name: 'Konkan Cricket Circle LLP',
    tier: 'SILVER',
    idx: 25_871,
    ...current,
  },
] as const;

/** What the list says of them. */
export const statusEntries: StatusEntry[] = [
  { idx: 118_306, status: 'suspended', at: startOfIndianDay('2026-11-02') },
  { idx: 63_720, status: 'revoked', at: startOfIndianDay('2026-10-19') },
];
