import type { MessageSubject } from './contact-message.ts';
import { toIndianClock } from '@federation/base/indian-day';
import { toOmbudsmanDeadlines } from '@federation/base/ombudsman-deadlines';
import { addDays, addWorkingDays, toWorkingDay } from '@federation/base/working-days';

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
  /** The closing time, `HH:MM` in Indian time. */
  closes: string;
  /** Holidays, `YYYY-MM-DD`. */
  holidays: readonly string[];
}

/**
 * The working day on which a submission counts as received. After closing time or on a day off, that
 * is the next working day (contact page).
 *
 * @example toReceivedDay(new Date('2026-11-20T13:00:00Z'), { closes: '18:00', holidays: [] }) // '2026-11-23'
 */
export function toReceivedDay(arrived: Date, { closes, holidays }: WorkingTime): string {
  const clock = toIndianClock(arrived);
  const day = clock.slice(0, 10);
  return toWorkingDay(clock.slice(11, 16) < closes ? day : addDays(day, 1), holidays);
}

/**
 * The last day of the answer, `YYYY-MM-DD`. For a complaint, that of the initial review.
 */
export function toAnswerDay(sent: SubmissionSubject, arrived: Date, time: WorkingTime): string {
  const received = toReceivedDay(arrived, time);
  return sent === 'Complaint'
    ? toOmbudsmanDeadlines(received, received, time.holidays).review
    : addWorkingDays(received, workingDays[sent], time.holidays);
}
