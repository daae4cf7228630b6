import type { EntryStatus, ListedEntry } from '../protocol/desk.ts';
import { getPublicationState } from '@federation/base/publication-state';
import { isReviewOverdue } from '@federation/base/review';
import type { CommonData } from '@federation/content-model/fields/common';
import { translationLanguages } from '@federation/i18n/languages';
import type { CheckedEntry, CheckedContent } from '@federation/content-check/rule/checked-content';
import { toPathOf } from '@federation/content-model/collections/paths';
import { titleOf } from './names.ts';

/**
 * The states of an entry that the list shows.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
export function statesOf({ source, files }: CheckedEntry, today: string): EntryStatus[] {
  const facts = source.data as Partial<CommonData>;
  const { expiresOn, reviewBy } = facts;
  const isExpired = typeof expiresOn === 'string' && expiresOn < today;
  const publication = getPublicationState(facts, today);
  return [
    ...(publication === 'published' ? (isExpired ? (['expired'] as const) : []) : [publication]),
    ...(typeof reviewBy === 'string' && isReviewOverdue(reviewBy, today)
      ? (['reviewDue'] as const)
      : []),
    ...(translationLanguages.every((language) => files.some((file) => file.language === language))
      ? []
      : (['untranslated'] as const)),
  ];
}

const dateOf = ({ source }: CheckedEntry): string | undefined => {
  const { date } = source.data;
  return typeof date === 'string' ? date : undefined;
};

/** Every entry as the list of the desk shows it, the newest first, and then those without a day. */
export function listEntries({ entries }: CheckedContent, today: string): ListedEntry[] {
  const sorted = entries.toSorted((one, other) =>
    (dateOf(other) ?? '').localeCompare(dateOf(one) ?? ''),
  );
  return sorted.map((entry) => ({
    collection: entry.collection,
    id: entry.id,
    titles: Object.fromEntries(
      entry.files.map(({ language }) => [language, titleOf(entry.files, language) ?? entry.id]),
    ),
    states: statesOf(entry, today),
    date: dateOf(entry),
    page: toPathOf(entry),
  }));
}
