import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import { subsetFonts, type FontFile } from './subset.ts';

/** The fonts of the site, as Astro's configuration takes them. */
export async function getSiteFonts() {
  const { heading, text, labels } = await subsetFonts('node_modules/.cache/fonts');
  return [
    toFamily('Eczar', '--font-heading', '600', heading, ['Georgia', 'serif']),
    toFamily('Noto Sans', '--font-text', '400 700', text, ['Arial', 'sans-serif']),
    ...(labels.length > 0
      ? [{ ...toFamily('Noto Sans Labels', '--font-labels', '500', labels, ['sans-serif']), optimizedFallbacks: false }]
      : []),
  ];
}

function toFamily(name: string, cssVariable: `--${string}`, weight: string, files: readonly FontFile[], fallbacks: string[]) {
  const variants = files.map(({ path, unicodeRange }) => ({
    weight,
    style: 'normal' as const,
    src: [join(process.cwd(), path)] as [string],
    unicodeRange: [unicodeRange] as [string],
    // A font that is not there at the first paint is left out of this page view, so that nothing moves.
    display: 'optional' as const,
  }));
  const [first, ...others] = variants;
  if (!first) throw new Error(`The font ${name} has no files.`);
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks,
    options: { variants: [first, ...others] as [typeof first, ...typeof others] },
  };
}
