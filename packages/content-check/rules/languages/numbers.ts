import { toLatinDigits } from '@federation/base/digits';
import type { Language } from '@federation/i18n/languages';
import { collectWriting, writings } from '@federation/i18n/writing';

/** The numbers and days that a passage names, in a form that is the same in every language. */
export interface Named {
  /** Such as `2026-12-15`, or `--12-15` without a year. */
  days: string[];
  /** Such as `1026` and `6:30`, in digits. */
  numbers: string[];
}

export const hasNumberWords = (language: Language) => writings[language].numbers !== undefined;

const known = collectWriting('numbers');

const months = new Map(
  known.flatMap((language) =>
    language.months.flatMap((names, index) =>
      names.map((name) => [name.normalize('NFC'), index + 1] as const),
    ),
  ),
);

const pad = (number: number | string) => String(number).padStart(2, '0');

/**
 * Finds the days and the numbers in a passage. A day without its month is a number.
 *
 * @example findNumbers('until 15 December 2026, or 30 days') // { days: ['2026-12-15'], numbers: ['30'] }
 */
export function findNumbers(words: string): Named {
  const days: string[] = [];
  const rest = toLatinDigits(words.replaceAll(/\S+(?:\/\/|@)\S+/g, ' '))
    .normalize('NFC')
    .replaceAll(/(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g, (day) => {
      days.push(day);
      return ' ';
    })
    .replaceAll(
      /(?<!\d)(\d{1,2})\s+([\p{L}\p{M}]+)(?:,?\s+(\d{4})(?!\d))?/gu,
      (found: string, day: string, name: string, year?: string) => {
        const month = months.get(name);
        if (month === undefined) return found;
        days.push(`${year ?? '-'}-${pad(month)}-${pad(day)}`);
        return ' ';
      },
    );
  const numbers = [...inFull(rest).matchAll(/\d+(?:[.,:/]\d+)*/g)].map(([number]) =>
    number.replaceAll(',', ''),
  );
  return { days: [...new Set(days)], numbers: [...new Set(numbers)] };
}

const multiples = new Map(
  known.flatMap((language) =>
    Object.entries(language.multiples).map(([name, zeros]) => [name.normalize('NFC'), zeros]),
  ),
);

/** Numbers in digits alone: “1.5 lakh” and “1,50,000” are one number. */
function inFull(words: string): string {
  return words.replaceAll(
    /(\d[\d,]*(?:\.\d+)?)\s+([\p{L}\p{M}]+)/gu,
    (found: string, number: string, name: string) => {
      const zeros = multiples.get(name);
      return zeros === undefined
        ? found
        : String(Math.round(Number(number.replaceAll(',', '')) * 10 ** zeros));
    },
  );
}

/** Tells whether a passage spells a number out, such as “twelve” or “बारह” for 12. */
export function isWrittenOut(number: string, words: string): boolean {
  if (!/^(?:0|[1-9]\d?)$/.test(number)) return false;
  const text = words.normalize('NFC').toLowerCase();
  const written = known.flatMap(({ numbers }) => numbers[Number(number)] ?? []);
  return written.some((word) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${word.normalize('NFC')}(?![\\p{L}\\p{M}])`, 'u').test(text),
  );
}
