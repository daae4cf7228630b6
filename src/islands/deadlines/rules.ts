import { toOmbudsmanDeadlines, type OmbudsmanDeadlines } from '../../core/ombudsman-deadlines.ts';
import { isDay } from '../../core/working-days.ts';

/** What follows from the day of an incident. */
export interface Deadlines extends OmbudsmanDeadlines {
  /** The day of sending, `YYYY-MM-DD`. */
  sent: string;
  /** Whether the review falls after the last holiday that is known, so that it could be later than reckoned. */
  uncertain: boolean;
}

export type Outcome = { kind: 'nothing' | 'future' | 'reversed' } | { kind: 'days'; days: Deadlines };

/**
 * Reckons the days of a complaint.
 *
 * @param incident the day of the incident as typed; anything that is no day gives nothing
 * @param sent the day of sending as typed; today when it is empty
 * @param today the day in India
 * @param holidays days that are no working days beside Saturdays and Sundays
 */
export function toOutcome(incident: string, sent: string, today: string, holidays: readonly string[]): Outcome {
  if (!isDay(incident) || (sent !== '' && !isDay(sent))) return { kind: 'nothing' };
  if (incident > today) return { kind: 'future' };
  const sending = sent || today;
  if (sending < incident) return { kind: 'reversed' };
  const days = toOmbudsmanDeadlines(incident, sending, holidays);
  const lastKnown = [...holidays].sort().at(-1) ?? '';
  return { kind: 'days', days: { ...days, sent: sending, uncertain: days.review.slice(0, 4) > lastKnown.slice(0, 4) } };
}
