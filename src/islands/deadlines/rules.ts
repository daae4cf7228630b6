import {
  getOmbudsmanDeadlines,
  type OmbudsmanDeadlines,
} from '@federation/base/ombudsman-deadlines';
import { toIndianDay } from '@federation/base/indian-day';
import { toComplaintLimits, type WorkingTime } from '@federation/portal/contract/answer-days';
import { isDay } from '@federation/base/working-days';

/** The deadlines of a complaint. */
export interface ComplaintDeadlines extends OmbudsmanDeadlines {
  /** The day of sending, `YYYY-MM-DD`. */
  sent: string;
  /** True if some holidays of the review’s year are not known yet, so that its day may differ. */
  uncertain: boolean;
}

export type DeadlinesResult =
  { kind: 'nothing' | 'future' | 'reversed' } | { kind: 'days'; days: ComplaintDeadlines };

/**
 * Calculates the deadlines of a complaint.
 *
 * @param typed the days as typed: an invalid incident gives nothing, an empty day of sending is today
 * @param unconfirmedFrom the first year of which a holiday is not confirmed
 */
export function getDeadlines(
  { incident, sent }: Record<'incident' | 'sent', string>,
  now: Date,
  time: WorkingTime,
  unconfirmedFrom?: string,
): DeadlinesResult {
  const today = toIndianDay(now);
  const { holidays } = time;
  if (!isDay(incident) || (sent !== '' && !isDay(sent))) return { kind: 'nothing' };
  if (incident > today) return { kind: 'future' };
  const sendingDay = sent || today;
  if (sendingDay < incident) return { kind: 'reversed' };
  const days =
    sendingDay === today
      ? toComplaintLimits(incident, now, time)
      : getOmbudsmanDeadlines(incident, sendingDay, holidays);
  const lastHoliday = [...holidays].sort().at(-1) ?? '';
  const year = days.review.slice(0, 4);
  return {
    kind: 'days',
    days: {
      ...days,
      sent: sendingDay,
      uncertain:
        year > lastHoliday.slice(0, 4) ||
        (unconfirmedFrom !== undefined && year >= unconfirmedFrom),
    },
  };
}
