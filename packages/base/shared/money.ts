import { languageDetails, type Language } from '@federation/i18n/languages';

/**
 * Formats whole rupees with Indian digit grouping.
 *
 * @example formatRupees(150000, 'en') // '₹1,50,000'
 */
export function formatRupees(rupees: number, language: Language): string {
  return new Intl.NumberFormat(languageDetails[language].locale, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(rupees);
}

/**
 * Adds a tax to a price, both in whole rupees.
 *
 * @example withTax(25000, 18) // 29500
 */
export function withTax(rupees: number, percent: number): number {
  return Math.round((rupees * (100 + percent)) / 100);
}
