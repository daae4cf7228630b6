import {
  parseNumber,
  isNumberIn,
  type MissingNumbers,
} from '../../../content-model/fields/series.ts';
import type { ContentFile } from '../../content/content-file.ts';

/**
 * Tests whether a number of a series, such as `OMB/2026/003`, can be named; true for anything that
 * is not such a number.
 */
export type NumberTest = (number: string) => boolean;

/**
 * The numbers that the records have, with those that the settings name as missing. Where a file
 * can’t be read, any number may be its own.
 */
export function toNumberTest(
  files: readonly ContentFile[],
  missing: readonly MissingNumbers[],
): NumberTest {
  const numbers = new Set(
    files.map(({ data }) => String((data as { number?: unknown } | undefined)?.number)),
  );
  const series = new Set([...numbers].flatMap((number) => parseNumber(number)?.series ?? []));
  const isComplete = files.every(({ errors }) => errors.length === 0);
  const named = missing.filter((one) => one.numbers !== undefined);
  return (number) => {
    const parsed = parseNumber(number);
    if (!parsed || !isComplete || !series.has(parsed.series)) return true;
    return numbers.has(number) || named.some((one) => isNumberIn(one, parsed));
  };
}
