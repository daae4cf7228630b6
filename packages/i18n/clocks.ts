import { languageDetails, type Language } from './languages.ts';

/** The format of a time of day in a language. */
export function getClock(language: Language): Intl.DateTimeFormatOptions {
  return { hour: 'numeric', minute: '2-digit', hour12: true, ...languageDetails[language].clock };
}
