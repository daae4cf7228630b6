import { expect, test } from 'vitest';
import { exampleColours } from '../../../src/content-model/fields/colours.ts';
import { getContrast } from '../../../src/core/colours/contrast.ts';
import { findUnreadable } from '../../../src/core/colours/readable.ts';

test('the contrast of two colours is that of WCAG', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(getContrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test('colours that can be read with ease are accepted', () => {
  expect(findUnreadable(exampleColours)).toEqual([]);
});

test('a light colour for links is refused on each light ground', () => {
  const found = findUnreadable({ ...exampleColours, action: '#7fb2ff' });
  expect(found.map(({ path, ground }) => [...path, ground])).toEqual(
    ['#ffffff', exampleColours.paper, exampleColours.sand].map((ground) => ['action', ground]),
  );
});

test('a dark colour for links is refused in the theme with high contrast', () => {
  const highContrast = { ...exampleColours.highContrast, action: '#243b8f' };
  expect(findUnreadable({ ...exampleColours, highContrast })).toMatchObject([
    { path: ['highContrast', 'action'], ground: '#000000', least: 7 },
    { path: ['highContrast', 'action'], ground: '#1a1a1a', least: 7 },
  ]);
});
