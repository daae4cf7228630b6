import { expect, test } from 'vitest';
import { drawCover } from '../../../../src/pictures/covers/cover.ts';
import { playingFields } from '../../../../src/pictures/covers/playing-fields.ts';
import {
  getCollectionsWith,
  getDefinition,
} from '../../../../packages/content-model/collections/collections.ts';
import {
  toCoverColours,
  type CoverColours,
} from '../../../../src/pictures/covers/cover-colours.ts';
import { exampleColours } from '../../../../packages/content-model/fields/colours.ts';
import { createPalette } from '../../../../packages/base/shared/colours/palette.ts';

const palette: CoverColours = {
  ground: ['#fff', '#eee'],
  line: '#111',
  warm: '#c60',
  cool: '#080',
};
const ids = Array.from({ length: 40 }, (_, index) => `members-meet-${index}`);
const palettes = getCollectionsWith('cover').map(
  (name) =>
    [
      name,
      toCoverColours(getDefinition(name).cover ?? 'ink', createPalette(exampleColours)),
    ] as const,
);

/**
 * The root element of a drawing; a drawing that is not well-formed has `parsererror` as its root,
 * or within it.
 */
function parse(svg: string): Element {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
}

test('the same seed always gives the same drawing', () => {
  expect(drawCover(palette, 'events/members-meet-2025')).toBe(
    drawCover(palette, 'events/members-meet-2025'),
  );
});

test('different seeds give different drawings', () => {
  expect(new Set(ids.map((id) => drawCover(palette, id))).size).toBe(ids.length);
});

test('each collection with covers has its own colour', () => {
  expect(palettes.length).toBeGreaterThan(1);
  expect(new Set(palettes.map(([, colours]) => drawCover(colours, 'charter'))).size).toBe(
    palettes.length,
  );
});

test('the drawings of a collection do not all show the same field', () => {
  expect(new Set(playingFields.map((field) => field(palette))).size).toBe(playingFields.length);
  const shapes = ids.map((id) => parse(drawCover(palette, id)).querySelector('g')?.children.length);
  expect(new Set(shapes).size).toBeGreaterThan(1);
});

test.each(palettes)(
  'each drawing of %s is a well-formed picture of 640 by 280 without script or foreign content',
  (_, colours) => {
    for (const id of ids) {
      const root = parse(drawCover(colours, id));
      expect(root.localName).toBe('svg');
      expect(root.getAttribute('viewBox')).toBe('0 0 640 280');
      expect(
        root.querySelector('parsererror, script, foreignObject, image, [href], [style]'),
      ).toBeNull();
    }
  },
);

test('every number of a drawing is a number', () => {
  for (const id of ids) expect(drawCover(palette, id)).not.toMatch(/NaN|undefined|Infinity|null/);
});

test('a name in Hindi or with special characters is drawn too', () => {
  expect(parse(drawCover(palette, 'सम्मेलन & <2025>')).localName).toBe('svg');
});

test('covers have the colours of the site', () => {
  const other = createPalette({ ink: '#2b1233', action: '#7a1f4b', accent: '#0f9d8a' });
  for (const [name, first] of palettes)
    expect.soft(toCoverColours(getDefinition(name).cover ?? 'ink', other), name).not.toEqual(first);
});
