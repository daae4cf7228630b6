/**
 * Shows Devanagari on a device that has no letters for it. Fonts that miss the first paint are left
 * out of a page view (`font-display: optional`), so that nothing moves; the device's own letters
 * stand in. Where it has none, empty boxes would stand there instead, and the fonts are taken late.
 */
export function startLetters(page: Document = document): void {
  if (hasDevanagari(page)) return;
  for (const sheet of page.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const { fontFamily, src, fontWeight, unicodeRange } = toDescriptors(rule);
      if (!unicodeRange.includes('U+9')) continue;
      const face = new FontFace(fontFamily, src, { weight: fontWeight, unicodeRange });
      page.fonts.add(face);
      // The browser loads it when a letter needs it.
    }
  }
}

/** Two letters of different width have the same one where the same empty box is drawn for both. */
function hasDevanagari(page: Document): boolean {
  const canvas = page.createElement('canvas').getContext('2d');
  return !canvas || canvas.measureText('क').width !== canvas.measureText('ऋ').width;
}

function toDescriptors({ style }: CSSFontFaceRule) {
  const read = (name: string) => style.getPropertyValue(name);
  return { fontFamily: read('font-family'), src: read('src'), fontWeight: read('font-weight'), unicodeRange: read('unicode-range') };
}
