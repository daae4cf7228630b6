import type * as LateFonts from './late-fonts.js';
import lateFonts from './late-fonts.js?url';

/**
 * Shows Devanagari on a device that has no letters for it. Fonts that miss the first paint are left
 * out of a page view (`font-display: optional`), so that nothing moves; the device's own letters
 * stand in. Where it has none, empty boxes would stand there instead, and the fonts are taken late.
 */
export async function startLetters(page: Document = document): Promise<void> {
  if (hasDevanagari(page)) return;
  // By its address: the bundler's own way would put 0.7 kB into every page.
  const { takeFontsLate } = (await import(/* @vite-ignore */ lateFonts)) as typeof LateFonts;
  takeFontsLate(page);
}

/** Two letters of different width have the same one where the same empty box is drawn for both. */
function hasDevanagari(page: Document): boolean {
  const canvas = page.createElement('canvas').getContext('2d');
  return !canvas || canvas.measureText('क').width !== canvas.measureText('ऋ').width;
}
