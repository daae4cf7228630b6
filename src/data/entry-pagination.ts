import { toLocalPath } from '@federation/base/paths';
import type { Language } from '@federation/i18n/languages';
import type { Entry } from './entries.ts';
import { getList } from './entry-lists.ts';
import { getSummary } from './entry-summaries.ts';

/** A link to another record of the same collection. */
export interface RecordLink {
  title: string;
  href: string;
  wordsLanguage: Language;
}

const maxRelated = 3;

/** The records before and after a record in time, and the newest others of the same kind. */
export async function getEntryPagination(
  entry: Entry,
  language: Language,
): Promise<{
  previous?: RecordLink | undefined;
  next?: RecordLink | undefined;
  related: RecordLink[];
}> {
  const all = await getList({ collection: entry.collection }, language);
  const place = all.findIndex(({ id }) => id === entry.id);
  // The list is newest first, so an earlier item in it is later in time.
  const [newer, older] = [all[place - 1], all[place + 1]];
  const { kind } = entry.data;
  const isRelated = ({ id, data }: Entry) =>
    kind !== undefined && data.kind === kind && ![entry.id, newer?.id, older?.id].includes(id);
  const link = (other: Entry): RecordLink => {
    const { title, path = '/', wordsLanguage } = getSummary(other, language);
    return { title, href: toLocalPath(path, language), wordsLanguage };
  };
  return {
    previous: older && link(older),
    next: newer && link(newer),
    related: all.values().filter(isRelated).take(maxRelated).map(link).toArray(),
  };
}
