import type { StatusEntry } from '../../shared/status-list.ts';
import { startOfIndianDay } from '../../shared/times.ts';

/** A membership with an end so far away that its state does not change. */
const current = ['2026-04-02', '2046-04-01'] as const;
const ended = ['2024-04-02', '2025-04-01'] as const;
const future = ['2045-04-02', '2046-04-01'] as const;

/** Each demonstration certificate: verdict, name, tier, index in the status list, and days. */
export const samples = [
  ['valid', 'Sahyadri Sports Interactive Pvt. Ltd.', 'GOLD', 40_211, current],
  ['expired', 'Kaveri Scorecards Pvt. Ltd.', 'SILVER', 9_034, ended],
  ['not-yet-valid', 'Aravalli Fantasy Labs LLP', 'BRONZE', 77_512, future],
  ['suspended', 'Deccan Lineups Pvt. Ltd.', 'PLATINUM', 118_306, current],
  ['revoked', 'Malwa Matchday Pvt. Ltd.', 'GOLD', 63_720, current],
  ['status-unknown', 'Konkan Cricket Circle LLP', 'SILVER', 25_871, current],
] as const;

/** Their entries in the status list. */
export const statusEntries: StatusEntry[] = [
  { idx: 118_306, status: 'suspended', at: startOfIndianDay('2026-11-02') },
  { idx: 63_720, status: 'revoked', at: startOfIndianDay('2026-10-19') },
];
