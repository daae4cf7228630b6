import { languageDetails, type Language } from '@federation/i18n/languages';

/**
 * Formats a number of days or months; months become years if there are several whole ones.
 *
 * @example formatDuration(36, 'month', 'en') // '3 years'
 */
export function formatDuration(count: number, unit: 'day' | 'month', language: Language): string {
  const inYears = unit === 'month' && count > 12 && count % 12 === 0;
  return inYears ? format(count / 12, 'year', language) : format(count, unit, language);
}

/**
 * Formats a waiting time in seconds, or in minutes or hours if it is long.
 *
 * @example formatWait(500, 'en') // '9 minutes'
 */
export function formatWait(seconds: number, language: Language): string {
  if (seconds <= 120) return format(seconds, 'second', language);
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120
    ? format(minutes, 'minute', language)
    : format(Math.ceil(minutes / 60), 'hour', language);
}

const format = (count: number, unit: string, language: Language) =>
  new Intl.NumberFormat(languageDetails[language].locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count);
