/** A scheduled entry is published on a later day. */
export type EntryStatus = 'published' | 'draft' | 'scheduled';

/** @param today the day in India, `YYYY-MM-DD` */
export function getEntryStatus(
  { draft, publishFrom }: { draft?: boolean | undefined; publishFrom?: string | undefined },
  today: string,
): EntryStatus {
  if (draft) return 'draft';
  return publishFrom && publishFrom > today ? 'scheduled' : 'published';
}
