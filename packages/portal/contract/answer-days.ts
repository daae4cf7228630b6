import type { MessageSubject } from './contact-message.ts';
import { toIndianClock } from '@federation/base/indian-day';
import { toOmbudsmanDeadlines } from '@federation/base/ombudsman-deadlines';
import { addDays, addWorkingDays, toWorkingDay } from '@federation/base/working-days';

/** What is sent to the federation: an application, a request for a certificate, or a message. */
export type SubmissionSubject = 'application' | 'certificate' | MessageSubject;

/**
 * Within how many working days each is answered: what the pages with the forms promise. A complaint
 * has the time limits of the ombudsman.
 */
const workingDays: Record<Exclude<SubmissionSubject, 'Complaint'>, number> = {
  application: 7,
  certificate: 3,
  'General Inquiry': 5,
  Membership: 2,
  Feedback: 5,
};

/** When the help desk works. */
export interface WorkingTime {
  /** When it closes, `HH:MM` in Indian time. */
  closes: string;
  /** Holidays, `YYYY-MM-DD`. */
  holidays: readonly string[];
}

/**
 * The working day on which something counts as received: what arrives after closing time, or on a
 * day that is not a working day, counts as received on the next one (contact page).
 *
 * @example toReceivedDay(new Date('2026-11-20T13:00:00Z'), { closes: '18:00', holidays: [] }) // '2026-11-23'
 */
export function toReceivedDay(arrived: Date, { closes, holidays }: WorkingTime): string {
  const clock = toIndianClock(arrived);
  const day = clock.slice(0, 10);
  return toWorkingDay(clock.slice(11, 16) < closes ? day : addDays(day, 1), holidays);
}

/**
 * The last day of the answer, `YYYY-MM-DD`; of a complaint, that of the initial review.
 *
 * @param arrived when it arrived
 * @param time the working time of the settings
 */
export function toAnswerDay(sent: SubmissionSubject, arrived: Date, time: WorkingTime): string {
  const received = toReceivedDay(arrived, time);
  return sent === 'Complaint'
    ? toOmbudsmanDeadlines(received, received, time.holidays).review
    : addWorkingDays(received, workingDays[sent], time.holidays);
}
