import type { Language } from '../../../i18n/languages.ts';

/** The numbers and days that a passage names, in a form that is the same in every language. */
export interface Named {
  /** Such as `2026-12-15`, or `--12-15` without a year. */
  days: string[];
  /** Such as `1026` and `6:30`, in digits. */
  numbers: string[];
}

/**
 * The languages whose words for months, multiples and numbers are in this file. In a text of any other, a
 * number in words would be taken for one that is missing.
 */
const languagesWithNumbers: readonly Language[] = ['en', 'hi'];

/** Whether the numbers of a text in a language can be told. */
export const hasNumberWords = (language: Language) => languagesWithNumbers.includes(language);

const monthNames: readonly (readonly string[])[] = [
  ['January', 'Jan', 'जनवरी'],
  ['February', 'Feb', 'फ़रवरी', 'फरवरी'],
  ['March', 'Mar', 'मार्च'],
  ['April', 'Apr', 'अप्रैल'],
  ['May', 'मई'],
  ['June', 'Jun', 'जून'],
  ['July', 'Jul', 'जुलाई'],
  ['August', 'Aug', 'अगस्त'],
  ['September', 'Sept', 'Sep', 'सितंबर', 'सितम्बर'],
  ['October', 'Oct', 'अक्टूबर', 'अक्तूबर'],
  ['November', 'Nov', 'नवंबर', 'नवम्बर'],
  ['December', 'Dec', 'दिसंबर', 'दिसम्बर'],
];

const months = new Map(monthNames.flatMap((names, index) => names.map((name) => [name.normalize('NFC'), index + 1] as const)));

const pad = (number: number | string) => String(number).padStart(2, '0');

/** Digits of any script as 0–9. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

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
  const numbers = [...inFull(rest).matchAll(/\d+(?:[.,:/]\d+)*/g)].map(([number]) => number.replaceAll(',', ''));
  return { days: [...new Set(days)], numbers: [...new Set(numbers)] };
}

const multiples = new Map(
  Object.entries({ lakh: 5, lakhs: 5, लाख: 5, crore: 7, crores: 7, करोड़: 7 }).map(([name, zeros]) => [name.normalize('NFC'), zeros]),
);

/** Numbers in digits alone: “1.5 lakh” and “1,50,000” are one number. */
function inFull(words: string): string {
  return words.replaceAll(/(\d[\d,]*(?:\.\d+)?)\s+([\p{L}\p{M}]+)/gu, (found: string, number: string, name: string) => {
    const zeros = multiples.get(name);
    return zeros === undefined ? found : String(Math.round(Number(number.replaceAll(',', '')) * 10 ** zeros));
  });
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const hindi: readonly (readonly string[])[] = [
  ['शून्य'],
  ['एक', 'पहला', 'पहली', 'पहले', 'प्रथम'],
  ['दो', 'दूसरा', 'दूसरी', 'दूसरे', 'द्वितीय'],
  ['तीन', 'तीसरा', 'तीसरी', 'तीसरे', 'तृतीय'],
  ['चार', 'चौथा', 'चौथी', 'चौथे', 'चतुर्थ'],
  ['पाँच', 'पाँचवाँ', 'पाँचवीं', 'पाँचवें', 'पांच'],
  ['छह', 'छः', 'छठा', 'छठी', 'छठे'],
  ['सात', 'सातवाँ', 'सातवीं', 'सातवें'],
  ['आठ', 'आठवाँ', 'आठवीं', 'आठवें'],
  ['नौ', 'नौवाँ', 'नौवीं', 'नौवें'],
  ['दस', 'दसवाँ', 'दसवीं', 'दसवें'],
  ['ग्यारह'],
  ['बारह'],
  ['तेरह'],
  ['चौदह'],
  ['पंद्रह', 'पन्द्रह'],
  ['सोलह'],
  ['सत्रह'],
  ['अठारह'],
  ['उन्नीस'],
  ['बीस'],
];

/** The words for the numbers up to 99 that texts write out, by number. */
const numberWords = toNumberWords();

function toNumberWords(): ReadonlyMap<string, readonly string[]> {
  const [small, ordinal] = [units.split(' '), ordinals.split(' ')];
  const toEnglish = (number: number): string[] => {
    if (number < 20) return [small[number] ?? '', ordinal[number] ?? '', ...(number === 1 ? ['once'] : number === 2 ? ['twice'] : [])];
    const ten = tens[Math.floor(number / 10) - 2] ?? '';
    return number % 10 === 0 ? [ten] : [`${ten}-${small[number % 10] ?? ''}`, `${ten} ${small[number % 10] ?? ''}`];
  };
  const all = Array.from({ length: 100 }, (_, number) => [...toEnglish(number), ...(hindi[number] ?? [])]);
  return new Map(all.map((words, number) => [String(number), words.map((word) => word.normalize('NFC'))]));
}

/** Whether a passage has a number written out, such as “twelve” or “बारह” for 12. */
export function isWrittenOut(number: string, words: string): boolean {
  const text = words.normalize('NFC').toLowerCase();
  return (numberWords.get(number) ?? []).some((word) => new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u').test(text));
}
