/**
 * Whether an entry is on the site: it is, or it is kept off as a draft, or its day is still to
 * come.
 */
export type Publication = 'published' | 'draft' | 'scheduled';

/**
 * Whether an entry is on the site on a day.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
export function toPublication(
  { draft, publishFrom }: { draft?: boolean | undefined; publishFrom?: string | undefined },
  today: string,
): Publication {
  if (draft) return 'draft';
  return publishFrom && publishFrom > today ? 'scheduled' : 'published';
}
