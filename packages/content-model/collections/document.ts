import { z } from 'astro/zod';
import { described } from '../fields/fields.ts';
import type { Sources } from './collection-definition.ts';

/** The formats that the build can make from a text. */
const generatedFormats = ['pdf', 'docx', 'xlsx'] as const;

export type GeneratedFormat = (typeof generatedFormats)[number];

/**
 * The file of an entry that is there to be taken away: made by the build from the entry's own text,
 * or uploaded as a finished file. An uploaded file `name.pdf` may have a Hindi one next to it,
 * `name.hi.pdf`.
 */
export const documentFacts = ({ document }: Sources) => ({
  formats: z
    .array(z.enum(generatedFormats))
    .min(1)
    .meta(described('entry.formats', ['pdf', 'docx']))
    .optional(),
  document: document().meta(described('entry.document', './report.pdf')).optional(),
});
