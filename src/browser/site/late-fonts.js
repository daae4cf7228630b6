/**
 * Takes the Devanagari fonts of the page again, now even if they come after the first paint.
 * Plain JavaScript, as the browser gets this file as it is.
 *
 * @param {Document} page
 */
export function takeFontsLate(page) {
  for (const rule of [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    /** @param {string} name */
    const read = (name) => rule.style.getPropertyValue(name);
    const unicodeRange = read('unicode-range');
    if (!unicodeRange.includes('U+9')) continue;
    // The constructor takes a name as it is, the rule gives it in quotes where it holds a space.
    const family = read('font-family').replaceAll('"', '');
    page.fonts.add(new FontFace(family, read('src'), { weight: read('font-weight'), unicodeRange }));
  }
}
