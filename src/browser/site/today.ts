import { formatDay } from '@federation/base/dates';
import { toIndianDay } from '@federation/base/indian-day';
import { isLanguage } from '@federation/i18n/languages';

/**
 * Puts the current day in India into the elements with `data-today`, whose value is the language to
 * write it in.
 */
export function showToday(root: ParentNode = document): void {
  const today = toIndianDay(new Date());
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const language = time.dataset.today;
    if (!isLanguage(language)) continue;
    time.dateTime = today;
    time.textContent = formatDay(today, language);
  }
}
