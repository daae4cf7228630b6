import type { MessageSubject } from './contact-message.ts';
import { toIndianClock, toIndianDay } from '@federation/base/indian-day';
import {
  getOmbudsmanDeadlines,
  type OmbudsmanDeadlines,
} from '@federation/base/ombudsman-deadlines';
import { addDays, addWorkingDays, findWorkingDay } from '@federation/base/working-days';

/** An application, a request for a certificate, or a message. */
export type SubmissionSubject = 'application' | 'certificate' | MessageSubject;

/**
 * Working days within which the pages with the forms promise an answer. A complaint has the time
 * limits of the ombudsman.
 */
const workingDays: Record<Exclude<SubmissionSubject, 'Complaint'>, number> = {
  application: 7,
  certificate: 3,
  'General Inquiry': 5,
  Membership: 2,
  Feedback: 5,
};

export interface WorkingTime {
  /** The closing time of the help desk, `HH:MM` in Indian time. */
  closes: string;
  /** Holidays besides Saturdays and Sundays, `YYYY-MM-DD`. */
  holidays: readonly string[];
}

/**
 * The working day on which a submission counts as received. After closing time or on a day off, that
 * is the next working day (contact page).
 *
 * @example toReceivedDay(new Date('2026-11-20T13:00:00Z'), { closes: '18:00', holidays: [] }) // '2026-11-23'
 */
function toReceivedDay(arrived: Date, { closes, holidays }: WorkingTime): string {
  const clock = toIndianClock(arrived);
  const day = clock.slice(0, 10);
  return findWorkingDay(clock.slice(11, 16) < closes ? day : addDays(day, 1), holidays);
}

/** The days of a complaint by the rules of the ombudsman, `YYYY-MM-DD`. */
export interface CaseDays extends Pick<
  OmbudsmanDeadlines,
  'review' | 'decision' | 'complexDecision'
> {
  /** The day from which the others count. */
  counted: string;
  /** The last day for what the complainant was asked for. */
  answer?: string;
  decided?: string;
  /** The last day for an appeal, and for its decision. */
  appeal?: string;
  appealDecision?: string;
  closed?: string;
}

/** The days of a complaint that arrives, for the form and the inbox. */
export function toCaseDays(arrived: Date, time: WorkingTime): CaseDays {
  const counted = toReceivedDay(arrived, time);
  const { review, decision, complexDecision } = getOmbudsmanDeadlines(
    counted,
    counted,
    time.holidays,
  );
  return { counted, review, decision, complexDecision };
}

/** The time limits of a complaint about an incident on a day, if it is sent now. */
export const toComplaintLimits = (incident: string, now: Date, time: WorkingTime) => ({
  ...getOmbudsmanDeadlines(incident, toIndianDay(now), time.holidays),
  ...toCaseDays(now, time),
});

/**
 * The last day of the answer, `YYYY-MM-DD`. For a complaint, that of the initial review.
 */
export function toAnswerDay(sent: SubmissionSubject, arrived: Date, time: WorkingTime): string {
  return sent === 'Complaint'
    ? toCaseDays(arrived, time).review
    : addWorkingDays(toReceivedDay(arrived, time), workingDays[sent], time.holidays);
}
