import { readContentFile } from '@federation/content-model/files/content-file';
import { collectEntryPassages } from '@federation/content-model/files/field-passages';
import type { Passage } from '@federation/content-model/files/passages';
import { defineRule } from '../../rule/rule.ts';
import { findOutdated } from './history.ts';

/**
 * A translation is outdated from this number of changed words on, when they are this share of the
 * text, or from `many` words at once.
 */
const least = { words: 8, share: 0.1, many: 30 };

const toWords = (passages: readonly Passage[]) =>
  passages.flatMap(({ words }) => words.split(/\s+/));

/** The first passage that is new; undefined when little has changed. */
function findChange(before: readonly Passage[], now: readonly Passage[]): Passage | undefined {
  const left = toWords(before);
  const all = toWords(now);
  const added = all.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  const changed = added.length + left.length;
  if (changed < least.words || (changed < least.many && changed < least.share * all.length))
    return undefined;
  return now.find(({ words }) => !before.some((passage) => passage.words === words)) ?? now[0];
}

const toStart = (words: string) => `${words.trim().split(/\s+/).slice(0, 6).join(' ')} …`;

/**
 * Points out translations whose original was changed later, by what Git knows: facts and a word
 * here and there do not count.
 */
export const outdatedTranslations = defineRule({
  of: 'site',
  says: ['translationBehind'],
  stage: 'languages',
  grade: 'review',
  check({ root, entries }) {
    const pairs = entries.flatMap((entry) =>
      entry.translations.map(({ file }) => ({
        entry,
        original: entry.source.path,
        translation: file.path,
      })),
    );
    const entryOf = new Map(pairs.map(({ translation, entry }) => [translation, entry]));
    return findOutdated(root, pairs).flatMap(({ original, translation: file, originalThen }) => {
      const entry = entryOf.get(file);
      if (!entry || entry.source.errors.length > 0 || entry.source.text.error) return [];
      const then = readContentFile(root, original, originalThen);
      const changed = findChange(
        collectEntryPassages(then, entry.definition),
        collectEntryPassages(entry.source, entry.definition),
      );
      if (!changed) return [];
      const values = { start: toStart(changed.words) };
      return [{ file, line: 1, field: 'text', message: 'translationBehind' as const, values }];
    });
  },
});
