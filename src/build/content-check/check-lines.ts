import { faultIn, type Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/** A list of texts must have the same number of lines in each language; otherwise the languages say different things. */
export function checkSameLength(source: SourceFile, translation: SourceFile): Fault[] {
  const words = (translation.data ?? {}) as Record<string, unknown>;
  const original = (source.data ?? {}) as Record<string, unknown>;
  return Object.entries(words).flatMap(([field, value]) => {
    const other = original[field];
    if (!Array.isArray(value) || !Array.isArray(other) || value.length === other.length) return [];
    return [faultIn(translation, [field], 'linesDiffer', { count: value.length, others: other.length })];
  });
}

/** Some facts, such as photographs, need one line of text each, such as a caption. */
export function checkLinesFor(file: SourceFile, pairs: readonly (readonly [string, string])[]): Fault[] {
  const data = (file.data ?? {}) as Record<string, unknown>;
  const lengthOf = (field: string) => (Array.isArray(data[field]) ? data[field].length : 0);
  return pairs.flatMap(([facts, words]) => {
    if (lengthOf(facts) === lengthOf(words)) return [];
    return [faultIn(file, [words], 'linesMissing', { count: lengthOf(words), others: lengthOf(facts), facts })];
  });
}
