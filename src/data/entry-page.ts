import type { CollectionWith } from '@federation/content-model/collections';
import type { Language } from '@federation/i18n/languages';
import { toAbsolute } from './absolute.ts';
import type { Entry } from './entries.ts';
import { getSummary, toWarning } from './entry-summaries.ts';
import type { PageContext } from './page-context.ts';
import { getSharePicture } from './share-pictures.ts';
import { describeEntry } from './structured-data.ts';

/** Title, description and other metadata for the page of an entry. */
export async function toEntryPage(
  entry: Entry<CollectionWith<'pages'>>,
  language: Language,
): Promise<PageContext> {
  const summary = getSummary(entry, language);
  const { title, text: lead, path = '/', day } = summary;
  const record = { collection: entry.collection, day, warning: toWarning(summary) };
  const picture = await getSharePicture({ path, language, record });
  return {
    language,
    wordsLanguage: entry.wordsLanguage,
    path,
    title,
    lead,
    data: describeEntry(entry, summary, toAbsolute(path, language), toAbsolute(picture)),
    record,
    publication: entry.publication,
  };
}
