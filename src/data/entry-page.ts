import type { Language } from '../i18n/languages.ts';
import { toSharePicturePath } from '../core/share-picture-path.ts';
import { toAbsolute } from './absolute.ts';
import type { Entry } from './entries.ts';
import { toSummary, toWarning } from './entry-summaries.ts';
import type { PageContext } from './page-context.ts';
import { describeEntry } from './structured-data.ts';

/** What the page of a record says about itself. */
export function toEntryPage(entry: Entry, language: Language): PageContext {
  const summary = toSummary(entry, language);
  const { title, text: lead, path = '/', day } = summary;
  return {
    language,
    wordsLanguage: entry.wordsLanguage,
    path,
    title,
    lead,
    data: describeEntry(entry, summary, toAbsolute(path, language), toAbsolute(toSharePicturePath(path, language))),
    record: { collection: entry.collection, day, warning: toWarning(summary) },
    publication: entry.publication,
  };
}
