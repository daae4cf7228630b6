import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageDetails, languages, type Language } from '@federation/i18n/languages';

/** The files that a page takes its words from. */
const sources = ['src/content/**/*.{mdx,yaml}', 'packages/i18n/**/*.ts'];

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The different syllables of the site in one script: those of every text and string, and those that
 * the platform adds to days and times. Letters join within a syllable. Comments are included, which
 * does no harm.
 *
 * @param pattern finds the words of the script
 */
export function collectSyllables(root: string, pattern: RegExp): string[] {
  const texts = sources
    .flatMap((source) => globSync(source, { cwd: root }))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const all = [...texts, ...languages.flatMap(listCalendarWords)].flatMap(
    (text) => text.match(pattern) ?? [],
  );
  const syllables = [...new Set(all)].flatMap((word) =>
    Array.from(segmenter.segment(word), ({ segment }) => segment),
  );
  return [...new Set(syllables)].sort();
}

/** Every month, day of the week and part of the day, as the language writes them. */
function listCalendarWords(language: Language): string[] {
  const { locale } = languageDetails[language];
  const days = Array.from({ length: 12 }, (_, month) =>
    Date.UTC(2026, month, month + 1, month * 2),
  );
  const styles: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'full', timeStyle: 'long' },
    { dateStyle: 'medium', timeStyle: 'short' },
    { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', dayPeriod: 'short' },
    { month: 'short', year: 'numeric', hour: 'numeric', dayPeriod: 'long' },
  ];
  return styles.flatMap((style) =>
    days.map((day) =>
      new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Asia/Kolkata' }).format(day),
    ),
  );
}
