import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createShaper } from '../../../../src/fonts/shaping.ts';
import { drawText, drawTitle, pictureFonts } from '../../../../src/pictures/share-pictures/draw.ts';

const widthOf = async (...given: Parameters<typeof drawText>) => (await drawText(...given)).width;

test.each(Object.values(pictureFonts))('Pango finds the font $name by its name', async (font) => {
  // Pango draws another font for a name that it does not know, so all files are loaded first.
  await Promise.all(Object.values(pictureFonts).map((one) => drawText('Federation', one, 100)));
  const shaper = createShaper(readFileSync(font.file));
  for (const word of ['Federation', 'स्पोर्ट्स']) {
    const width = shaper.shape(word).reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    // Both fonts have 1000 units; the side bearings of the first and the last letter are not drawn.
    const drawn = (await widthOf(word, font, 100)) * 10;
    expect(Math.abs(drawn / width - 1), word).toBeLessThan(0.06);
  }
});

test('a title may have characters that mean something in markup', async () => {
  const { width } = await drawTitle('<b>R&D</b> & fees', '#000');
  expect(width).toBeGreaterThan(await widthOf('R D fees', pictureFonts.heading, 72));
});

test.each([
  ['English', 'Members '.repeat(18)],
  ['Hindi', 'विद्यार्थियों '.repeat(10)],
  ['one long word', 'महासंघ'.repeat(23)],
])('a title in %s of 140 characters ends above the line at the foot', async (_, text) => {
  const { width, height } = await drawTitle(text.slice(0, 140), '#000');
  expect(width).toBeLessThanOrEqual(1056);
  expect(200 + height).toBeLessThanOrEqual(512);
});
