import { readFonts } from './font-faces.ts';

/** Whether the device has a Devanagari font. Without one, two letters of different width are both drawn as the same box. */
export function hasDevanagari(page: Document): boolean {
  const canvas = page.createElement('canvas').getContext('2d');
  return !canvas || canvas.measureText('क').width !== canvas.measureText('ऋ').width;
}

/**
 * Loads the Devanagari fonts of a page, even those that the browser would leave out because they come after
 * the first paint (`font-display: optional`). Resolves once they are there or have failed.
 */
async function loadDevanagariFonts(page: Document): Promise<void> {
  const fonts = readFonts(page).filter(({ unicodeRange }) => unicodeRange.includes('U+9'));
  for (const { face } of fonts) page.fonts.add(face);
  await Promise.allSettled(fonts.map(({ face }) => face.load()));
}

/** Loads the Devanagari fonts of a page on devices without one, and shows a page that waits for them. */
export async function startDevanagariFonts(page: Document = document): Promise<void> {
  if (hasDevanagari(page)) return;
  await loadDevanagariFonts(page);
  delete page.documentElement.dataset.fonts;
}
