import { parseNumber, type MissingNumbers } from '@federation/content-model/fields/series';
import type { Localized } from '@federation/content-model/fields/localized';
import type { Language } from '@federation/i18n/languages';

/**
 * Explains gaps in the numbers of entries.
 *
 * @param numbers the numbers that the records have
 * @param missing what the settings say about the others
 */
export function toMissingReasons(
  numbers: readonly string[],
  missing: readonly (MissingNumbers & { reason: Localized })[],
  language: Language,
): string[] {
  const series = new Set(numbers.flatMap((number) => parseNumber(number)?.series ?? []));
  return missing
    .filter((one) => series.has(one.series.replace(/\/20\d\d$/, '')))
    .map(
      (one) =>
        `${one.numbers ? `${one.series}: ${one.numbers.join(', ')}. ` : ''}${one.reason[language]}`,
    );
}
