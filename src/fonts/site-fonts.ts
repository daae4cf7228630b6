import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import { getWords, subsetFonts, type FontFile } from './subset.ts';

/**
 * The fonts of the site, as Astro's configuration takes them. Until a font arrives, its text is in
 * a font of the device that `src/styles/fallback-fonts.css` makes as wide.
 *
 * @param isWriting whether words are still being written, so that the fonts have to be ready for
 * any
 */
export async function getSiteFonts(isWriting: boolean) {
  const { heading, text, labels } = await subsetFonts(
    'node_modules/.cache/fonts',
    isWriting ? undefined : getWords,
  );
  return [
    toFamily('Eczar', '--font-heading', '600', heading, [
      'Times-Titles',
      'Noto-Titles',
      'Devanagari-Titles',
      'serif',
    ]),
    toFamily('Noto Sans', '--font-text', '400 700', text, [
      'Arial-Text',
      'Roboto-Text',
      'sans-serif',
    ]),
    ...(labels.length > 0
      ? [toFamily('Noto Sans Labels', '--font-labels', '500', labels, ['sans-serif'])]
      : []),
  ];
}

function toFamily(
  name: string,
  cssVariable: `--${string}`,
  weight: string,
  files: readonly FontFile[],
  fallbacks: string[],
) {
  const variants = files.map(({ path, unicodeRange }) => ({
    weight,
    style: 'normal' as const,
    src: [join(process.cwd(), path)] as [string],
    unicodeRange: [unicodeRange] as [string],
    display: 'swap' as const,
  }));
  const [first, ...others] = variants;
  if (!first) throw new Error(`The font ${name} has no files.`);
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks,
    // Astro fits Arial and Times New Roman, which phones with Android don't have.
    optimizedFallbacks: false,
    options: { variants: [first, ...others] as [typeof first, ...typeof others] },
  };
}
