import { toOmbudsmanDeadlines } from '../../core/ombudsman-deadlines.ts';
import { toDate } from '../../core/working-days.ts';

/** The formatted deadlines of a complaint, and whether it can still be filed. */
export interface ComplaintDays {
  inTime: boolean;
  dates: { lastFilingDay: string; review: string; decision: string; complexDecision: string };
}

/**
 * The deadlines if a complaint is sent today; undefined unless the incident is a complete day that
 * is not in the future. A date field is empty before that, and allows years with six digits.
 *
 * @param holidays non-working days other than Saturdays and Sundays
 * @param locale BCP 47, such as `hi-IN`
 */
export function toComplaintDays(
  incident: string,
  today: string,
  holidays: readonly string[],
  locale: string,
): ComplaintDays | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(incident) || incident > today) return undefined;
  const { lastFilingDay, inTime, review, decision, complexDecision } = toOmbudsmanDeadlines(
    incident,
    today,
    holidays,
  );
  const formatter = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const format = (day: string) => formatter.format(toDate(day));
  return {
    inTime,
    dates: {
      lastFilingDay: format(lastFilingDay),
      review: format(review),
      decision: format(decision),
      complexDecision: format(complexDecision),
    },
  };
}

/** Where a message goes by e-mail: a complaint to the ombudsman’s office alone. */
export const toRecipient = (
  subject: string | undefined,
  { email, ombudsmanEmail }: { email: string; ombudsmanEmail: string },
) => (subject === 'Complaint' ? ombudsmanEmail : email);
