import { formatDay } from '@federation/base/dates';
import { toIndianDay } from '@federation/base/indian-day';
import { toComplaintLimits, type WorkingTime } from '@federation/portal/contract/answer-days';
import { isDay } from '@federation/base/working-days';
import type { Language } from '@federation/i18n/languages';

/**
 * The deadlines if a complaint is sent now, in words, and whether it can still be filed;
 * undefined unless the incident is a complete day that is not in the future. A date field is empty
 * before that, and allows years with six digits.
 */
export function toComplaintDays(
  incident: string,
  now: Date,
  time: WorkingTime,
  language: Language,
) {
  if (!isDay(incident) || incident > toIndianDay(now)) return undefined;
  const { inTime, ...days } = toComplaintLimits(incident, now, time);
  const dates = Object.entries(days).map(([name, day]) => [name, formatDay(day, language)]);
  return { inTime, dates: Object.fromEntries(dates) as typeof days };
}

/** Address for messages by e-mail; complaints go to the ombudsman’s office alone. */
export const toRecipient = (
  subject: string | undefined,
  { email, ombudsmanEmail }: { email: string; ombudsmanEmail: string },
) => (subject === 'Complaint' ? ombudsmanEmail : email);
