/** A font that the styles of a page describe. */
export interface DescribedFont {
  face: FontFace;
  /** Such as `swap`: whether it may replace the font of the device once the page has been painted. */
  display: string;
  unicodeRange: string;
}

/** The fonts that the styles of a page describe, those that are switched off included. None of them is loaded yet. */
export function readFonts(page: Document): DescribedFont[] {
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? toFont(rule) : []));
}

function toFont({ style }: CSSFontFaceRule): DescribedFont {
  const read = (name: string) => style.getPropertyValue(name);
  const [display, unicodeRange] = [read('font-display'), read('unicode-range')];
  // The rule quotes a name with a space; the constructor expects it without quotes.
  const family = read('font-family').replaceAll('"', '');
  return { face: new FontFace(family, read('src'), { weight: read('font-weight'), unicodeRange }), display, unicodeRange };
}
