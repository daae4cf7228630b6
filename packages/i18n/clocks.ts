import { languageDetails, type Language } from './languages.ts';

/** How a language writes a time of day. */
export function getClock(language: Language): Intl.DateTimeFormatOptions {
  return { hour: 'numeric', minute: '2-digit', hour12: true, ...languageDetails[language].clock };
}
