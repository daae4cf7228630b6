import type { Language } from '../i18n/languages.ts';
import type { Entry } from './entries.ts';
import { toSummary } from './entry-summaries.ts';
import { toLocalPath, type PagedCollection } from '../core/paths.ts';
import { getRecords } from './records.ts';
import { kindFields } from '../collections/site/content-components.ts';

/** A link to another record of the same collection. */
export interface RecordLink {
  title: string;
  href: string;
  wordsLanguage: Language;
}

/** How many related records are named. */
const most = 3;

/**
 * What stands around a record: the one before and the one after it in time, and the newest others of
 * the same kind (category, outcome …).
 */
export async function getNeighbours(
  entry: Entry<PagedCollection>,
  language: Language,
): Promise<{ previous?: RecordLink | undefined; next?: RecordLink | undefined; related: RecordLink[] }> {
  const all = await getRecords({ of: entry.collection }, language);
  const place = all.findIndex(({ id }) => id === entry.id);
  // The list is newest first: what comes after in time stands before in it.
  const [newer, older] = [all[place - 1], all[place + 1]];
  const kind = toKind(entry);
  const related = all.filter(
    (other) => ![entry.id, newer?.id, older?.id].includes(other.id) && kind !== undefined && toKind(other) === kind,
  );
  const link = (other: Entry): RecordLink => {
    const { title, path = '/', wordsLanguage } = toSummary(other, language);
    return { title, href: toLocalPath(path, language), wordsLanguage };
  };
  return { previous: older && link(older), next: newer && link(newer), related: related.slice(0, most).map(link) };
}

function toKind({ data }: Entry): unknown {
  return kindFields.map((field) => (data as Record<string, unknown>)[field]).find((value) => value !== undefined);
}
