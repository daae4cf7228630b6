import { parseNumber, isNumberIn, type MissingNumbers } from '../../collections/shared/series.ts';
import type { Fault } from './fault.ts';
import type { Passage } from './passages.ts';
import type { SourceFile } from './read.ts';

/** Tests whether a number of a series, such as `OMB/2026/003`, can be named; true for anything that is not such a number. */
export type NumberTest = (number: string) => boolean;

/** The numbers that the records have, with those that the settings name as missing. Where a file can’t be read, any number may be its own. */
export function toNumberTest(files: readonly SourceFile[], missing: readonly MissingNumbers[]): NumberTest {
  const numbers = new Set(files.map(({ data }) => String((data as { number?: unknown } | undefined)?.number)));
  const series = new Set([...numbers].flatMap((number) => parseNumber(number)?.series ?? []));
  const isComplete = files.every(({ yamlError }) => !yamlError);
  const named = missing.filter((one) => one.numbers !== undefined);
  return (number) => {
    const parsed = parseNumber(number);
    if (!parsed || !isComplete || !series.has(parsed.series)) return true;
    return numbers.has(number) || named.some((one) => isNumberIn(one, parsed));
  };
}

/** Finds the numbers of circulars, releases and orders that no record has. */
export function checkReferences(file: string, passages: readonly Passage[], isNumber: NumberTest): Fault[] {
  return passages.flatMap(({ words, line, field }) =>
    [...words.matchAll(/(?<![\w/])[A-Z]+(?:\/[A-Z]+)*\/20\d\d\/\d+(?![\w/])/g)]
      .filter(([number]) => !isNumber(number))
      .map(([number]) => ({
        file,
        line,
        field,
        message: 'numberUnknown',
        values: { number },
      })),
  );
}
