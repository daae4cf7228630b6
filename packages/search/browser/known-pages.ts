import type { KnownFile } from '../shared/known-page.ts';
import type { Language } from '@federation/i18n/languages';

/**
 * Loads what the search knows of the pages of a language without their texts.
 *
 * @throws when the file can’t be had
 */
export async function loadKnownPages(
  language: Language,
  { signal }: { signal?: AbortSignal } = {},
): Promise<KnownFile> {
  const answer = await fetch(`/search/${language}.json`, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`What the search knows could not be loaded: ${answer.status}`);
  return (await answer.json()) as KnownFile;
}
