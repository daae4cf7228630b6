import { toOmbudsmanDeadlines } from '../../core/ombudsman-deadlines.ts';
import { toDate } from '../../core/working-days.ts';

/** The days that follow from an incident, in words, and whether there is still time to complain. */
export interface ComplaintDays {
  inTime: boolean;
  words: { lastFilingDay: string; review: string; decision: string; complexDecision: string };
}

/**
 * What follows from an incident if the complaint is sent today; undefined until a whole day that has
 * come is chosen. A date field hands over an empty text before, and lets years of six digits through.
 *
 * @param holidays days that are no working days beside Saturdays and Sundays
 * @param locale BCP 47, such as `hi-IN`
 */
export function toComplaintDays(incident: string, today: string, holidays: readonly string[], locale: string): ComplaintDays | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(incident) || incident > today) return undefined;
  const { lastFilingDay, inTime, review, decision, complexDecision } = toOmbudsmanDeadlines(incident, today, holidays);
  const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  const format = (day: string) => formatter.format(toDate(day));
  return {
    inTime,
    words: {
      lastFilingDay: format(lastFilingDay),
      review: format(review),
      decision: format(decision),
      complexDecision: format(complexDecision),
    },
  };
}
