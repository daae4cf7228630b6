import { formatDay } from '@federation/base/dates';
import { toOmbudsmanDeadlines } from '@federation/base/ombudsman-deadlines';
import { isDay } from '@federation/base/working-days';
import type { Language } from '@federation/i18n/languages';

/**
 * The deadlines if a complaint is sent today, in words, and whether it can still be filed;
 * undefined unless the incident is a complete day that is not in the future. A date field is empty
 * before that, and allows years with six digits.
 *
 * @param holidays non-working days other than Saturdays and Sundays
 */
export function toComplaintDays(
  incident: string,
  today: string,
  holidays: readonly string[],
  language: Language,
) {
  if (!isDay(incident) || incident > today) return undefined;
  const { inTime, ...days } = toOmbudsmanDeadlines(incident, today, holidays);
  const dates = Object.entries(days).map(([name, day]) => [name, formatDay(day, language)]);
  return { inTime, dates: Object.fromEntries(dates) as typeof days };
}

/** Address for messages by e-mail; complaints go to the ombudsman’s office alone. */
export const toRecipient = (
  subject: string | undefined,
  { email, ombudsmanEmail }: { email: string; ombudsmanEmail: string },
) => (subject === 'Complaint' ? ombudsmanEmail : email);
