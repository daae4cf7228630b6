import { getDefinition, isCollectionName } from '@federation/content-model/collections';
import type { Language } from '@federation/i18n/languages';
import { getEntry, type Entry } from './entries.ts';
import { getSummary } from './entry-summaries.ts';

interface RelatedRecord {
  title: string;
  /** The path of its page, without a language. */
  path: string;
  wordsLanguage: Language;
}

/** A record as a link to its page; undefined if it does not exist, has no page or is a draft. */
export async function getRecord(
  reference: { collection: string; id: string },
  language: Language,
): Promise<RelatedRecord | undefined> {
  if (!isCollectionName(reference.collection)) return undefined;
  const entry = await getEntry(reference.collection, reference.id, language);
  if (!entry) return undefined;
  const { title, path, wordsLanguage } = getSummary(entry, language);
  return path ? { title, path, wordsLanguage } : undefined;
}

/** The record that an entry belongs to, such as the event of a photograph. */
export async function getOwner(
  { collection, data }: Entry,
  language: Language,
): Promise<RelatedRecord | undefined> {
  const reference = getDefinition(collection).belongsTo?.(data);
  return reference && getRecord(reference, language);
}
