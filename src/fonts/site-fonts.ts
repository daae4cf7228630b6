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
    toFamily(heading, {
      name: 'Eczar',
      cssVariable: '--font-heading',
      weight: '600',
      fallbacks: ['Times-Titles', 'Noto-Titles', 'Devanagari-Titles', 'serif'],
    }),
    toFamily(text, {
      name: 'Noto Sans',
      cssVariable: '--font-text',
      weight: '400 700',
      fallbacks: ['Arial-Text', 'Roboto-Text', 'sans-serif'],
    }),
    ...(labels.length > 0
      ? [
          toFamily(labels, {
            name: 'Noto Sans Labels',
            cssVariable: '--font-labels',
            weight: '500',
            fallbacks: ['sans-serif'],
          }),
        ]
      : []),
  ];
}

interface Family {
  name: string;
  cssVariable: `--${string}`;
  weight: string;
  fallbacks: string[];
}

function toFamily(files: readonly FontFile[], { weight, ...family }: Family) {
  const variants = files.map(({ path, unicodeRange }) => ({
    weight,
    style: 'normal' as const,
    src: [join(process.cwd(), path)] as [string],
    unicodeRange: [unicodeRange] as [string],
    display: 'swap' as const,
  }));
  const [first, ...others] = variants;
  if (!first) throw new Error(`The font ${family.name} has no files.`);
  return {
    provider: fontProviders.local(),
    ...family,
    // Astro fits Arial and Times New Roman, which phones with Android don't have.
    optimizedFallbacks: false,
    options: { variants: [first, ...others] as [typeof first, ...typeof others] },
  };
}
