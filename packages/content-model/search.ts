import { z } from 'astro/zod';
import { languages, type Language } from '@federation/i18n/languages';
import { described, target } from './fields/fields.ts';
import { localized } from './fields/localized.ts';

const words = z.string().trim().min(3).max(300);

/** Staff's knowledge of how people search: synonyms, and the pages that answer a query. */
export const search = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        page: target('search.page', '/contact'),
        typed: localized('search.typed', 'file a complaint, complain about an operator', {
          max: 3000,
        }),
      }),
    )
    .meta(described('search.answers', [{ page: '/contact' }])),
  synonyms: z
    .strictObject(
      Object.fromEntries(
        languages.map((language) => [language, z.array(words).default([])]),
      ) as Record<Language, z.ZodDefault<z.ZodArray<typeof words>>>,
    )
    .meta(described('search.synonyms', { en: ['fee, price, cost'] })),
});

export type SearchWords = z.infer<typeof search>;
