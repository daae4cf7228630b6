import type { MessageId } from '@federation/i18n/editing';
import { collectFieldPassages } from '@federation/content-model/files/field-passages';
import type { ContentFile } from '@federation/content-model/files/content-file';
import type { Passage } from '@federation/content-model/files/passages';
import type { CheckedEntry } from '../../rule/checked-content.ts';
import type { Fault } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';
import { findNumbers, hasNumberWords, isWrittenOut } from './numbers.ts';

type Kind = 'days' | 'numbers';

const kinds: readonly (readonly [Kind, MessageId])[] = [
  ['days', 'daysDiffer'],
  ['numbers', 'numbersDiffer'],
];

/**
 * Finds numbers and days that differ between a text and its translation. Passages are compared one
 * by one where both have as many, and as a whole otherwise. A number that one passage leaves out is
 * not a difference while the rest of the text has it: “the 30 days” may be “the time” in the other
 * language.
 *
 * @param file the path of the translation
 */
function compareNumbers(
  file: string,
  original: readonly Passage[],
  translated: readonly Passage[],
): Fault[] {
  const [whole, wholeTranslation] = [join(original), join(translated)];
  const pairs =
    original.length === translated.length
      ? translated.map((passage, index) => [original[index] ?? whole, passage] as const)
      : [[whole, wholeTranslation] as const];
  return pairs.flatMap(([source, { words, line, field }]) =>
    kinds.flatMap(([kind, message]): Fault[] => {
      let missing = lack(source.words, words, kind);
      let added = lack(words, source.words, kind);
      if (missing.length === 0 || added.length === 0) {
        missing = missing.filter((one) => !has(wholeTranslation.words, one, kind));
        added = added.filter((one) => !has(whole.words, one, kind));
      }
      if (missing.length === 0 && added.length === 0) return [];
      return [
        { file, line, field, message, values: { here: toText(added), there: toText(missing) } },
      ];
    }),
  );
}

/** A day without its year is written as day and month: 25/12. */
const toText = (found: readonly string[]) =>
  found.map((one) => one.replace(/^--(\d\d)-(\d\d)$/, '$2/$1')).join(', ') || '–';

const join = (passages: readonly Passage[]): Passage => ({
  words: passages.map(({ words }) => words).join('\n'),
  line: passages[0]?.line ?? 1,
  field: 'text',
});

const has = (words: string, one: string, kind: Kind) =>
  findNumbers(words)[kind].includes(one) || isWrittenOut(one, words);

/** The numbers that one text has in digits and another lacks. */
const lack = (words: string, other: string, kind: Kind) =>
  findNumbers(words)[kind].filter((one) => !has(other, one, kind));

/**
 * Numbers are compared in the text, and in the fields that both languages have; another rule finds
 * that one is missing.
 */
function compareAll(translation: ContentFile, { source, definition }: CheckedEntry): Fault[] {
  const fields = Object.keys(definition.words).filter(
    (field) => source.data[field] !== undefined && translation.data[field] !== undefined,
  );
  return [
    ...compareNumbers(translation.path, source.text.passages, translation.text.passages),
    ...fields.flatMap((field) =>
      compareNumbers(
        translation.path,
        collectFieldPassages(source, [field]),
        collectFieldPassages(translation, [field]),
      ),
    ),
  ];
}

export const differentNumbers = defineRule({
  of: 'translation',
  says: ['daysDiffer', 'numbersDiffer'],
  stage: 'languages',
  check: ({ file, language }, entry) => (hasNumberWords(language) ? compareAll(file, entry) : []),
});
