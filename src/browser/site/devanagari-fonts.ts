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
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fonts = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? (toDevanagariFont(rule) ?? []) : []));
  for (const font of fonts) page.fonts.add(font);
  await Promise.allSettled(fonts.map((font) => font.load()));
}

function toDevanagariFont({ style }: CSSFontFaceRule): FontFace | undefined {
  const unicodeRange = style.getPropertyValue('unicode-range');
  if (!unicodeRange.includes('U+9')) return undefined;
  // The rule quotes a name with a space; the constructor expects it without quotes.
  const family = style.getPropertyValue('font-family').replaceAll('"', '');
  return new FontFace(family, style.getPropertyValue('src'), { weight: style.getPropertyValue('font-weight'), unicodeRange });
}

/** Loads the Devanagari fonts of a page on devices without one, and shows a page that waits for them. */
export async function startDevanagariFonts(page: Document = document): Promise<void> {
  if (hasDevanagari(page)) return;
  await loadDevanagariFonts(page);
  delete page.documentElement.dataset.fonts;
}
