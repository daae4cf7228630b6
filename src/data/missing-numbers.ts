import { parseNumber } from '../collections/shared/series.ts';
import type { Language } from '../i18n/languages.ts';
import { settings } from './settings.ts';

/** Why the numbers of some records have gaps, in the words of the settings. */
export function getMissingReasons(numbers: readonly string[], language: Language): string[] {
  const series = new Set(numbers.flatMap((number) => parseNumber(number)?.series ?? []));
  return settings.missingNumbers
    .filter((missing) => series.has(missing.series.replace(/\/20\d\d$/, '')))
    .map(({ series: name, numbers: missing, reason }) => `${missing ? `${name}: ${missing.join(', ')}. ` : ''}${reason[language]}`);
}
