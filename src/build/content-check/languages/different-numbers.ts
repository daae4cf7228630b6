import type { MessageId } from '../../../i18n/editing.ts';
import type { Fault } from '../fault.ts';
import type { Passage } from '../../content/passages.ts';
import { findNumbers, hasNumberWords, isWrittenOut } from './numbers.ts';
import type { Entry } from '../context.ts';
import { collectFieldPassages } from '../../content/field-passages.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { defineRule } from '../rule.ts';

const kinds = ['days', 'numbers'] as const;

/**
 * What to say where only the translation, only the original, or each of them has something that the
 * other has not.
 */
const messages: Record<
  (typeof kinds)[number],
  { added: MessageId; missing: MessageId; both: MessageId }
> = {
  days: { added: 'dayOnlyHere', missing: 'dayMissingHere', both: 'daysDiffer' },
  numbers: { added: 'numberOnlyHere', missing: 'numberMissingHere', both: 'numbersDiffer' },
};

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
      : [];
  return (pairs.length > 0 ? pairs : [[whole, wholeTranslation] as const]).flatMap(
    ([source, passage]) =>
      kinds.flatMap((kind): Fault[] => {
        let missing = lack(source.words, passage.words, kind);
        let added = lack(passage.words, source.words, kind);
        if (missing.length === 0 || added.length === 0) {
          missing = missing.filter((one) => !has(wholeTranslation.words, one, kind));
          added = added.filter((one) => !has(whole.words, one, kind));
        }
        if (missing.length === 0 && added.length === 0) return [];
        const message =
          messages[kind][missing.length === 0 ? 'added' : added.length === 0 ? 'missing' : 'both'];
        const { line, field } = passage;
        return [
          { file, line, field, message, values: { here: toText(added), there: toText(missing) } },
        ];
      }),
  );
}

/** A day without its year is written as day and month: 25/12. */
const toText = (found: readonly string[]) =>
  found.map((one) => one.replace(/^--(\d\d)-(\d\d)$/, '$2/$1')).join(', ');

const join = (passages: readonly Passage[]): Passage => ({
  words: passages.map(({ words }) => words).join('\n'),
  line: passages[0]?.line ?? 1,
  field: 'text',
});

const has = (words: string, one: string, kind: (typeof kinds)[number]) =>
  findNumbers(words)[kind].includes(one) || isWrittenOut(one, words);

/** What is in one text in digits and not in another. */
const lack = (words: string, other: string, kind: (typeof kinds)[number]) =>
  findNumbers(words)[kind].filter((one) => !has(other, one, kind));

/**
 * Numbers are compared in the text, and in the fields that both languages have; another rule finds
 * that one is missing.
 */
function compareAll(translation: ContentFile, { source, definition }: Entry): Fault[] {
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
  says: [
    ...(['dayOnlyHere', 'dayMissingHere', 'daysDiffer'] as const),
    ...(['numberOnlyHere', 'numberMissingHere', 'numbersDiffer'] as const),
  ],
  grade: 'stop',
  compares: true,
  check: ({ file, language }, entry) => (hasNumberWords(language) ? compareAll(file, entry) : []),
});
