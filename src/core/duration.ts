import { languageDetails, type Language } from '../i18n/languages.ts';

/**
 * A number of days or months in words, of months in years where they are several.
 *
 * @example formatDuration(36, 'month', 'en') // '3 years'
 */
export function formatDuration(count: number, unit: 'day' | 'month', language: Language): string {
  const inYears = unit === 'month' && count > 12 && count % 12 === 0;
  return new Intl.NumberFormat(languageDetails[language].locale, {
    style: 'unit',
    unit: inYears ? 'year' : unit,
    unitDisplay: 'long',
  }).format(inYears ? count / 12 : count);
}
