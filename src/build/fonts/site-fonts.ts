import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import { getWords, subsetFonts, type FontFile } from './subset.ts';

/**
 * The fonts of the site, as Astro's configuration takes them. A first visit has its titles in the font of
 * the brand even when it comes late; titles are short, so little moves. Text whose font is not there at the
 * first paint stays in the fallback font for this page view.
 *
 * @param isWriting whether words are still being written, so that the fonts have to be ready for any
 */
export async function getSiteFonts(isWriting: boolean) {
  const { heading, text, labels } = await subsetFonts('node_modules/.cache/fonts', isWriting ? undefined : getWords);
  return [
    toFamily('Eczar', '--font-heading', '600', heading, ['Times-Titles', 'Noto-Titles', 'Devanagari-Titles', 'serif'], 'swap'),
    toFamily('Noto Sans', '--font-text', '400 700', text, ['sans-serif'], 'optional'),
    ...(labels.length > 0 ? [toFamily('Noto Sans Labels', '--font-labels', '500', labels, ['sans-serif'], 'swap')] : []),
  ];
}

function toFamily(
  name: string,
  cssVariable: `--${string}`,
  weight: string,
  files: readonly FontFile[],
  fallbacks: string[],
  display: 'swap' | 'optional',
) {
  const variants = files.map(({ path, unicodeRange }) => ({
    weight,
    style: 'normal' as const,
    src: [join(process.cwd(), path)] as [string],
    unicodeRange: [unicodeRange] as [string],
    display,
  }));
  const [first, ...others] = variants;
  if (!first) throw new Error(`The font ${name} has no files.`);
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks,
    // Astro fits Arial and Times New Roman, which phones with Android don't have. `base.css` has ours.
    optimizedFallbacks: false,
    options: { variants: [first, ...others] as [typeof first, ...typeof others] },
  };
}
