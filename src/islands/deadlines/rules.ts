import { addDays, addWorkingDays, isDay, toWorkingDay } from '../../lib/working-days.ts';

/** The time limits of the ombudsman (rules 3, 4 and 6), in days; the review in working days. */
export const limits = { complaint: 30, review: 7, decision: 30, complex: 60 } as const;

/** What follows from the day of an incident. All are days in India, `YYYY-MM-DD`. */
export interface Deadlines {
  /** The last day on which the complaint can be sent. Holidays do not extend it. */
  last: string;
  /** Whether the complaint is sent after that day. */
  late: boolean;
  sent: string;
  review: string;
  decision: string;
  complex: string;
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
  const last = addDays(incident, limits.complaint);
  // What arrives on a day without work counts as received on the next working day (contact page).
  const received = toWorkingDay(sending, holidays);
  const review = addWorkingDays(received, limits.review, holidays);
  return {
    kind: 'days',
    days: {
      last,
      late: sending > last,
      sent: sending,
      review,
      decision: addDays(received, limits.decision),
      complex: addDays(received, limits.complex),
      uncertain: review.slice(0, 4) > ([...holidays].sort().at(-1) ?? '').slice(0, 4),
    },
  };
}
