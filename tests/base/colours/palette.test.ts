import { expect, test } from 'vitest';
import { getContrast } from '../../../packages/base/shared/colours/contrast.ts';
import { createPalette } from '../../../packages/base/shared/colours/palette.ts';

test('the contrast of two colours follows WCAG', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(getContrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test.each([
  { ink: '#14213d', action: '#243b8f', accent: '#f08a24' },
  { ink: '#2b1233', action: '#7a1f4b', accent: '#0f9d8a' },
  { ink: '#585858', action: '#595959', accent: '#ffff00' },
])('texts in the colours that follow from %o can be read', (chosen) => {
  const { paper, sand, accentTint, goodTint, ...colours } = createPalette(chosen);
  for (const name of ['ink', 'inkSoft', 'inkFaint', 'action', 'accentText', 'goodText'] as const)
    for (const ground of ['#ffffff', paper, sand])
      expect.soft(getContrast(colours[name], ground), `${name} on ${ground}`).toBeGreaterThan(4.5);
  expect.soft(getContrast('#ffffff', colours.actionDark)).toBeGreaterThan(4.5);
  expect.soft(getContrast(colours.accentText, accentTint)).toBeGreaterThan(4.5);
  expect.soft(getContrast(colours.goodText, goodTint)).toBeGreaterThan(4.5);
});
