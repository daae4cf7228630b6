import { fontData } from 'astro:assets';
import { getFirstPart } from '@federation/base/font-files';
import type { Language } from '@federation/i18n/languages';

/** The addresses of the fonts of the first screen: a page fetches only those of its script. */
export function getFontPreloads(language: Language): string[] {
  const part = getFirstPart(language);
  return (['--font-heading', '--font-text'] as const).flatMap(
    (family) => fontData[family][part]?.src[0]?.url ?? [],
  );
}
