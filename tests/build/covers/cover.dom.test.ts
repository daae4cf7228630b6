import { expect, test } from 'vitest';
import { coveredCollections, drawCover } from '../../../src/build/covers/cover.ts';
import { fields } from '../../../src/build/covers/fields.ts';

const ids = Array.from({ length: 40 }, (_, index) => `members-meet-${index}`);
const subjects = [...coveredCollections, 'home' as const];

/** The root element of a drawing; a drawing that is not well-formed has `parsererror` as its root, or within it. */
function parse(svg: string): Element {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
}

test('the same entry always gives the same drawing', () => {
  for (const subject of subjects) expect(drawCover(subject, 'members-meet-2025')).toBe(drawCover(subject, 'members-meet-2025'));
});

test('different entries give different drawings', () => {
  expect(new Set(ids.map((id) => drawCover('events', id))).size).toBe(ids.length);
});

test('an entry of the same name gets a different drawing in each collection', () => {
  expect(new Set(subjects.map((subject) => drawCover(subject, 'charter'))).size).toBe(subjects.length);
});

test('the drawings of a collection do not all show the same field', () => {
  const colours = { line: '#000', warm: '#000', cool: '#000' };
  expect(new Set(fields.map((field) => field(colours))).size).toBe(fields.length);
  const shapes = ids.map((id) => parse(drawCover('events', id)).querySelector('g')?.children.length);
  expect(new Set(shapes).size).toBeGreaterThan(1);
});

test.each(subjects)('each drawing of %s is a well-formed picture of 640 by 280 without script or foreign content', (subject) => {
  for (const id of ids) {
    const root = parse(drawCover(subject, id));
    expect(root.localName).toBe('svg');
    expect(root.getAttribute('viewBox')).toBe('0 0 640 280');
    expect(root.querySelector('parsererror, script, foreignObject, image, [href], [style]')).toBeNull();
  }
});

test('every number of a drawing is a number', () => {
  for (const subject of subjects) for (const id of ids) expect(drawCover(subject, id)).not.toMatch(/NaN|undefined|Infinity|null/);
});

test('a name in Hindi or with signs is drawn too', () => {
  expect(parse(drawCover('events', 'सम्मेलन & <2025>')).localName).toBe('svg');
});
