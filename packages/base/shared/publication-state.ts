/** A scheduled entry is published on a later day. */
export type PublicationState = 'published' | 'draft' | 'scheduled';

/** @param today the day in India, `YYYY-MM-DD` */
export function getPublicationState(
  { draft, publishFrom }: { draft?: boolean | undefined; publishFrom?: string | undefined },
  today: string,
): PublicationState {
  if (draft) return 'draft';
  return publishFrom && publishFrom > today ? 'scheduled' : 'published';
}
