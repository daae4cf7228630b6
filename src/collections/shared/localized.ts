import { z } from 'astro/zod';

/** A text in both languages, for settings and navigation. */
export function localized(description: string, en: string, hi: string) {
  return z
    .strictObject({ en: z.string().trim().min(1).max(600), hi: z.string().trim().min(1).max(600) })
    .meta({ description, examples: [{ en, hi }] });
}

export type Localized = z.infer<ReturnType<typeof localized>>;
