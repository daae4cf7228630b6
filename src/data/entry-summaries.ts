import { getDefinition } from '@federation/content-model/collections';
import { toEntryPath } from '@federation/content-model/collections/paths';
import type { Summary } from '@federation/content-model/collections/summary';
import { toIndianDay } from '@federation/base/indian-day';
import type { Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import type { Entry } from './entries.ts';
import { settings } from './settings.ts';

/** An entry as lists, feeds and its own page show it. */
export interface EntrySummary extends Summary {
  id: string;
  /** The record's own page, without a language. */
  path?: string | undefined;
  wordsLanguage: Language;
}

/** Warns of an entry that nobody should rely on as it is; shown wherever its text is not. */
export function toWarning({ status }: EntrySummary): string | undefined {
  return status && status.tone !== 'good' ? status.label : undefined;
}

/** The title for places without room for a label, such as tickers, feeds and calendars. */
export function toWarnedTitle(summary: EntrySummary, language: Language): string {
  const [warning, { title }] = [toWarning(summary), summary];
  return warning ? getTranslator(language)('entry.warnedTitle', { warning, title }) : title;
}

/**
 * Description for search engines and link previews. An entry that no longer holds says so first.
 */
export function toDescription(summary: EntrySummary, language: Language): string {
  const [warning, { text }] = [toWarning(summary), summary];
  return warning ? getTranslator(language)('entry.warned', { warning, text }) : text;
}

/**
 * The summary of an entry in the language of the page.
 *
 * @throws {Error} when the collection is shown by a component of its own only
 */
export function getSummary(entry: Entry, language: Language): EntrySummary {
  const { summarize, pages } = getDefinition(entry.collection);
  if (!summarize)
    throw new Error(
      `The collection ${entry.collection} has no list view. Use one of its own components.`,
    );
  const context = {
    id: entry.id,
    language,
    t: getTranslator(language),
    settings,
    today: toIndianDay(new Date()),
  };
  const summary = summarize(entry.data, context);
  return {
    ...summary,
    tags:
      entry.publication === 'published'
        ? summary.tags
        : [context.t(`publication.${entry.publication}`), ...summary.tags],
    id: entry.id,
    wordsLanguage: entry.wordsLanguage,
    path: pages && toEntryPath(entry.collection, entry.id),
  };
}
