import { fontData } from 'astro:assets';
import { getFirstParts } from '../build/fonts/scripts.ts';
import type { Language } from '../i18n/languages.ts';

/**
 * The addresses of the fonts of the first screen: each page fetches only the script that it is
 * written in.
 */
export function getFontPreloads(language: Language): string[] {
  const parts = getFirstParts(language);
  return (['--font-heading', '--font-text'] as const).flatMap((family) =>
    parts.flatMap((part) => fontData[family][part]?.src[0]?.url ?? []),
  );
}
