import { relative } from 'node:path';
import type { Entry, Site } from '../context.ts';
import type { Fault } from '../fault.ts';
import { collectEntryPassages } from '../../content/field-passages.ts';
import type { Passage } from '../../content/passages.ts';
import { readContentFile } from '../../content/content-file.ts';
import { findBehind } from './history.ts';
import { toStart } from '../words/to-start.ts';
import { defineRule } from '../rule.ts';

/**
 * How many words have to be new or gone before a translation is behind, and which share of the text
 * or how many at once.
 */
const least = { words: 8, share: 0.1, many: 30 };

/**
 * Points out translations whose original was changed later, by what Git knows: facts and a word
 * here and there do not count.
 */
function compareHistory({
  root,
  contentFolder,
  entries,
}: Pick<Site, 'root' | 'contentFolder' | 'entries'>): Fault[] {
  const pairs = entries.flatMap((entry) =>
    entry.translations.map(({ file }) => ({
      entry,
      original: entry.source.path,
      translation: file.path,
    })),
  );
  const entryOf = new Map(pairs.map(({ translation, entry }) => [translation, entry]));
  return findBehind(root, relative(root, contentFolder), pairs).flatMap(
    ({ original, translation, originalThen }) => {
      const entry = entryOf.get(translation);
      const changed =
        entry &&
        findChange(
          entry,
          collectEntryPassages(readContentFile(root, original, originalThen), entry.definition),
        );
      return changed
        ? [
            {
              file: translation,
              line: 1,
              field: 'text',
              message: 'translationBehind' as const,
              values: { start: toStart(changed.words) },
            },
          ]
        : [];
    },
  );
}

const toWords = (passages: readonly Passage[]) =>
  passages.flatMap(({ words }) => words.split(/\s+/));

/**
 * The first passage of an entry that is new since a translation was made; undefined when little has
 * changed.
 */
function findChange(
  { source, definition }: Entry,
  before: readonly Passage[],
): Passage | undefined {
  const now = collectEntryPassages(source, definition);
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

export const behind = defineRule({
  of: 'site',
  says: ['translationBehind'],
  grade: 'review',
  check: compareHistory,
});
