import { z } from 'astro/zod';
import { day, described, lines } from './fields.ts';

/**
 * Changes of an entry after its publication, newest first: their days, and a sentence for each in
 * every language. Feeds and calendars learn of them.
 */
export const changeFacts = {
  changedOn: z
    .array(day('entry.changedOn'))
    .min(1)
    .meta(described('entry.changedOn', ['2026-11-20']))
    .optional(),
};

/** The words that belong to `changeFacts`. */
export const changeWords = {
  changes: lines(
    'entry.changes',
    'The first version gave 14 December as the last day; it is 4 December.',
  ).optional(),
};

/** Each change has a sentence. */
export const datedChanges = ['changedOn', 'changes'] as const;
