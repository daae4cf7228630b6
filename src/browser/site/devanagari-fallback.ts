import type * as FontLoader from './load-devanagari-fonts.js';
import fontLoader from './load-devanagari-fonts.js?url';

/**
 * Shows Devanagari on devices without a Devanagari font. Web fonts that arrive after the first paint are
 * not used in that page view (`font-display: optional`), so that nothing shifts; the system font is used
 * instead. A device without one would show empty boxes, so there the web fonts are loaded late.
 */
export async function startDevanagariFallback(page: Document = document): Promise<void> {
  if (hasDevanagari(page)) return;
  // Imported by its address, because the bundler’s preload helper would be added to every page.
  // eslint-disable-next-line no-restricted-syntax
  const { loadDevanagariFonts } = (await import(/* @vite-ignore */ fontLoader)) as typeof FontLoader;
  loadDevanagariFonts(page);
}

/** Without a font, two letters of different width have the same width: that of the missing-glyph box. */
function hasDevanagari(page: Document): boolean {
  const canvas = page.createElement('canvas').getContext('2d');
  return !canvas || canvas.measureText('क').width !== canvas.measureText('ऋ').width;
}
