import * as harfbuzz from 'harfbuzzjs';

/** A glyph of a shaped word, with its offset from the pen and its advance, in units of the font. */
interface PlacedGlyph {
  glyph: number;
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Shapes words as a browser does. */
export interface Shaper {
  /** The final glyphs of a word, with their positions. */
  shape: (word: string) => PlacedGlyph[];
  /**
   * Every glyph that the words need, including those that one step of shaping forms and another
   * replaces.
   */
  collectGlyphs: (words: Iterable<string>) => Set<number>;
  /** The outline of a glyph as an SVG path, to compare glyphs of different fonts. */
  getOutline: (glyph: number) => string;
}

/** @param sfnt a font that is not compressed */
export function createShaper(sfnt: Buffer): Shaper {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer)));
  const buffer = new harfbuzz.Buffer();

  function run(word: string): void {
    buffer.clearContents();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
  }

  return {
    shape(word) {
      run(word);
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        return { glyph: codepoint, xAdvance, xOffset, yOffset };
      });
    },
    collectGlyphs(words) {
      const glyphs = new Set<number>();
      const collect = () => {
        for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
      };
      buffer.setMessageFunc((_buffer, _font, message) => {
        if (message.startsWith('end lookup')) collect();
        return true;
      });
      for (const word of words) {
        run(word);
        collect();
      }
      return glyphs;
    },
    getOutline: (glyph) => font.glyphToPath(glyph),
  };
}
