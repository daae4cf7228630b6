import { expect, test } from 'vitest';
import { outlineText } from '../../../src/build/fonts/outline.ts';

const draw = async (text: string) => {
  const { svg, width } = await outlineText(text, 'hi', 500, '#000');
  return { width, shapes: [...svg.matchAll(/ d="([^"]*)"/g)].map(([, shape = '']) => shape) };
};

test('a name in Devanagari is drawn with the signs that only the font of Latin has', async () => {
  const { shapes } = await draw('खेल-क्रीड़ा, 2');
  const blank = shapes.filter((shape) => shape === '');
  // The space.
  expect(blank).toHaveLength(1);
  const [hyphen = ''] = (await draw('-')).shapes;
  expect(shapes).toContain(hyphen);
});

test('letters are in their order, and as wide as their shapes', async () => {
  const [word, sign, both] = await Promise.all([draw('खेल'), draw('-'), draw('खेल-खेल')]);
  expect(both.width).toBe(2 * word.width + sign.width);
  expect(both.shapes).toEqual([...word.shapes, ...sign.shapes, ...word.shapes]);
});
