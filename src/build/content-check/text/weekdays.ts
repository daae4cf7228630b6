import { languageDetails, type Language } from '../../../i18n/languages.ts';
import type { Fault } from '../fault.ts';
import type { Passage } from '../passages.ts';

/** The names of days and months of a language, as the site writes them. */
function readNames(language: Language) {
  const { locale } = languageDetails[language];
  const name = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date).toLowerCase();
  // 4 January 2026 is a Sunday.
  const days = Array.from({ length: 7 }, (_, day) => name(new Date(Date.UTC(2026, 0, 4 + day)), { weekday: 'long' }));
  const months = Array.from({ length: 12 }, (_, month) => name(new Date(Date.UTC(2026, month, 1)), { month: 'long' }));
  const [anyDay, anyMonth] = [days.join('|'), months.join('|')];
  const end = '(?![\\p{L}\\p{M}])';
  return {
    days,
    months,
    // “Friday, 25 December 2026” and “Friday, December 25, 2026”.
    patterns: [
      new RegExp(
        `(?<day>${anyDay}),? (?:the )?(?<date>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${anyMonth})${end},? (?<year>\\d{4})`,
        'giu',
      ),
      new RegExp(`(?<day>${anyDay}),? (?<month>${anyMonth}) (?<date>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})`, 'giu'),
    ],
  };
}

const names = new Map<Language, ReturnType<typeof readNames>>();

/** Finds a day of the week that is not the one of the date beside it. */
export function compareWeekdays(file: string, passages: readonly Passage[], language: Language): Fault[] {
  const { days, months, patterns } = names.get(language) ?? readNames(language);
  names.set(language, { days, months, patterns });
  return passages.flatMap(({ words, line, field }) =>
    patterns
      .flatMap((pattern) => [...words.matchAll(pattern)])
      .flatMap(({ 0: given, groups: { day = '', date = '', month = '', year = '' } = {} }) => {
        const weekday = days[new Date(Date.UTC(Number(year), months.indexOf(month.toLowerCase()), Number(date))).getUTCDay()] ?? '';
        if (weekday === day.toLowerCase()) return [];
        const values = { given, weekday: weekday.charAt(0).toUpperCase() + weekday.slice(1) };
        return [{ file, line, field, message: 'weekdayDiffers' as const, values }];
      }),
  );
}
