import { z } from 'astro/zod';
import { commonFacts } from './common.ts';
import { day, described, lines, url } from './fields.ts';

/**
 * The sources of a text that states law or other facts that somebody has looked up, the day of the
 * check, and the day of the next one.
 */
export const verifiedFacts = {
  sources: z
    .array(url('entry.source', 'https://egazette.gov.in'))
    .min(1)
    .meta(described('entry.sources', ['https://egazette.gov.in'])),
  checkedOn: day('entry.checkedOn', '2026-11-22'),
  // Such a text always has a day for its next check.
  reviewBy: commonFacts.reviewBy.unwrap(),
};

/** The words that belong to `verifiedFacts`. */
export const verifiedWords = {
  sourceNames: lines('entry.sourceNames', 'Gazette of India'),
};

/** Each source has a name. */
export const namedSources = ['sources', 'sourceNames'] as const;

/** The same for collections in which only some texts state law. */
export const verifiable = {
  facts: z.object(verifiedFacts).partial().shape,
  words: z.object(verifiedWords).partial().shape,
  /** Sources say nothing without the day on which they were read. */
  requires: ({ sources }: { sources?: readonly string[] | undefined }) =>
    sources ? ['checkedOn'] : [],
};
