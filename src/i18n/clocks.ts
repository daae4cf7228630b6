import type { Language } from './languages.ts';

const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** How each language writes a time of day. Apart from the languages, which the scripts of every form need. */
export const clocks: Record<Language, Intl.DateTimeFormatOptions> = {
  en: clock,
  // Hindi says the part of the day before the hour; AM and PM are English.
  hi: { ...clock, dayPeriod: 'short' },
};
