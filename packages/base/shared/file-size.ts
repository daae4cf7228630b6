import { languageDetails, type Language } from '@federation/i18n/languages';

/**
 * Formats a file size, in units of 1,000 bytes.
 *
 * @example formatSize(1234567, 'en') // '1.2 MB'
 */
export function formatSize(bytes: number, language: Language): string {
  const [value, unit] =
    bytes < 1_000_000
      ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte']
      : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(languageDetails[language].locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}
