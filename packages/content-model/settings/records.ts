import { z } from 'astro/zod';
import { described, flag, target, text } from '../fields/fields.ts';
import { localized, toLocalizedExample } from '../fields/localized.ts';

/** Addresses that have moved or gone. */
export const redirects = z
  .array(
    z.strictObject({
      from: target('settings.redirectFrom', '/resources/news-updates'),
      to: target('settings.redirectTo', '/resources/news').optional(),
      gone: flag('settings.redirectGone'),
    }),
  )
  .meta(
    described('settings.redirects', [{ from: '/resources/news-updates', to: '/resources/news' }]),
  );

/** Numbers of a series that no record has. */
export const missingNumbers = z
  .array(
    z.strictObject({
      series: text('settings.series', 'ABC/CIR/2026', { max: 40 }),
      numbers: z
        .array(z.int().positive())
        .min(1)
        .meta(described('settings.numbers', [3]))
        .optional(),
      reason: localized('settings.reason', 'Withdrawn before it was sent.'),
    }),
  )
  .default([])
  .meta(
    described('settings.missingNumbers', [
      {
        series: 'ABC/CIR/2026',
        numbers: [3],
        reason: toLocalizedExample('Withdrawn before it was sent.'),
      },
    ]),
  );
