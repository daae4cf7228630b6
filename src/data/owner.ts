import { getDefinition, isCollectionName } from '../collections/index.ts';
import type { Language } from '../i18n/languages.ts';
import { getEntry, type Entry } from './entries.ts';
import { toSummary } from './entry-summaries.ts';

/** The record that an entry belongs to, such as the event of a photograph; undefined when there is none or it is a draft. */
export async function getOwner({ collection, data }: Entry, language: Language): Promise<{ title: string; path: string } | undefined> {
  const reference = getDefinition(collection).belongsTo?.(data);
  if (!reference || !isCollectionName(reference.collection)) return undefined;
  const owner = await getEntry(reference.collection, reference.id, language);
  if (!owner) return undefined;
  const { title, path } = toSummary(owner, language);
  return path ? { title, path } : undefined;
}
