/**
 * Loads the Devanagari fonts of the page even after the first paint. Plain JavaScript, because this file is
 * served as it is.
 *
 * @param {Document} page
 */
export function loadDevanagariFonts(page) {
  for (const rule of [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    /** @param {string} name */
    const read = (name) => rule.style.getPropertyValue(name);
    const unicodeRange = read('unicode-range');
    if (!unicodeRange.includes('U+9')) continue;
    // The rule quotes a name with a space; the constructor expects it without quotes.
    const family = read('font-family').replaceAll('"', '');
    page.fonts.add(new FontFace(family, read('src'), { weight: read('font-weight'), unicodeRange }));
  }
}
