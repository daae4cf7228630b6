import type { SummaryFile } from '../shared/page-summary.ts';
import type { Language } from '@federation/i18n/languages';

/**
 * Loads the pages of a language without their texts.
 *
 * @throws when the file can’t be loaded
 */
export async function loadPageSummaries(
  language: Language,
  { signal }: { signal?: AbortSignal } = {},
): Promise<SummaryFile> {
  const response = await fetch(`/search/${language}.json`, signal ? { signal } : {});
  if (!response.ok) throw new Error(`The pages for the search did not load: ${response.status}`);
  return (await response.json()) as SummaryFile;
}
