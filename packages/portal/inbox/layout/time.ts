import { formatDay, formatTime } from '@federation/base/dates';
import { toIndianClock } from '@federation/base/indian-day';
import type { Language } from '@federation/i18n/languages';

/**
 * @example formatIndianTime('2026-11-20T09:00:00.000Z', 'en') // '20 November 2026, 2:30 PM'
 */
export function formatIndianTime(time: string, language: Language): string {
  const clock = toIndianClock(new Date(time));
  return `${formatDay(clock.slice(0, 10), language)}, ${formatTime(clock.slice(11, 16), language)}`;
}
