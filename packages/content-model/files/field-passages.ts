import type { AnyDefinition } from '../collections/collections.ts';
import type { ContentFile } from './content-file.ts';
import type { Passage } from './passages.ts';
import { collectValues, valueAt } from './values.ts';

/**
 * The passages of the fields of a file: every text below one of `fields`, each paragraph on its
 * own.
 */
export function collectFieldPassages(file: ContentFile, fields: readonly string[]): Passage[] {
  return fields.flatMap((field) => collectTexts(file, [field]));
}

/**
 * The passages of a file of an entry: its text and its fields of words, but for the words that
 * people search for.
 */
export function collectEntryPassages(
  file: ContentFile,
  { words }: Pick<AnyDefinition, 'words'>,
): Passage[] {
  const fields = Object.keys(words).filter((field) => field !== 'keywords');
  return [...collectFieldPassages(file, fields), ...file.text.passages];
}

/** The passages in one language of a file of settings, where each text is in every language. */
export function collectLocalizedPassages(file: ContentFile, language: string): Passage[] {
  return collectTexts(file, []).filter(({ field }) => field.split('.').at(-1) === language);
}

function collectTexts(file: ContentFile, path: readonly PropertyKey[]): Passage[] {
  return collectValues(valueAt(file.data, path), path).flatMap(({ path: place, value }) =>
    typeof value === 'string'
      ? value
          .split(/\n{2,}/)
          .map((words) => ({ words, line: file.lineOf(place), field: place.join('.') }))
      : [],
  );
}
