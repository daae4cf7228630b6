import { parseNumber } from '@federation/content-model/fields/series';
import type { CheckedContent } from '../rule/checked-content.ts';

/** The numbers that the entries of a site have. */
export const numbersOf = ({ entries }: Pick<CheckedContent, 'entries'>): string[] =>
  entries.flatMap(({ source: { data } }) =>
    typeof data['number'] === 'string' ? [data['number']] : [],
  );

/**
 * The number after the last one of a year, written as the example is.
 *
 * @param numbers the numbers that are taken, of any series
 * @param year four digits
 * @example getNextNumber('OMB/2026/014', ['OMB/2026/003'], '2026') // 'OMB/2026/004'
 */
export function getNextNumber(example: string, numbers: readonly string[], year: string): string {
  const form = parseNumber(example);
  if (!form) return example;
  const taken = numbers
    .flatMap((number) => parseNumber(number) ?? [])
    .filter((one) => one.series === form.series && one.year === year);
  const next = Math.max(0, ...taken.map(({ position }) => position)) + 1;
  const digits = example.length - example.lastIndexOf('/') - 1;
  return `${form.series}/${year}/${String(next).padStart(digits, '0')}`;
}
