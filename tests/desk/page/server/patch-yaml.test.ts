import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { patchYaml } from '../../../../packages/content-model/files/patch-yaml.ts';

function patch(
  source: string,
  change: (data: Record<string, never>) => unknown,
  order: string[] = [],
): string {
  const data = parse(source, { schema: 'core' }) as Record<string, never>;
  return patchYaml(source, (change(data) ?? data) as object, order);
}

describe('changing values in YAML', () => {
  it('keeps the comment behind a value and the quotes around it', () => {
    expect(patch(`a: 'x' # why\nb: "y"\n`, () => ({ a: 'it’s', b: 'z' }))).toBe(
      `a: 'it’s' # why\nb: "z"\n`,
    );
    expect(patch('a: { b: "09:00" }\n', () => ({ a: { b: '18:15' } }))).toBe('a: { b: "18:15" }\n');
  });

  it('puts quotes around a text that would be read as something else', () => {
    expect(patch('a: x\n', () => ({ a: '2025' }))).toBe('a: "2025"\n');
    expect(patch('a: { b: x }\n', () => ({ a: { b: 'x, y' } }))).toBe('a: { b: "x, y" }\n');
  });

  it('keeps text on several lines as it is written', () => {
    expect(patch('a: |\n  one\n  two\nb: 1\n', () => ({ a: 'one\n\nthree\n', b: 1 }))).toBe(
      'a: |\n  one\n\n  three\nb: 1\n',
    );
  });

  it('gives a new field its place in the order, and takes the lines of one that is gone', () => {
    const source = 'title: T\n\n# About the day.\ndate: 2026-01-02\n';
    expect(patch(source, (data) => ({ ...data, kind: 'k' }), ['title', 'kind', 'date'])).toBe(
      'title: T\nkind: k\n\n# About the day.\ndate: 2026-01-02\n',
    );
    expect(patch(source, () => ({ title: 'T' }))).toBe('title: T\n');
  });

  it('writes a new row as the others are written', () => {
    expect(
      patch('a:\n  # first\n  - { b: [x, y] } # c\n', () => ({
        a: [{ b: ['x', 'y'] }, { b: ['z'] }],
      })),
    ).toBe('a:\n  # first\n  - { b: [x, y] } # c\n  - { b: [z] }\n');
    expect(patch('a:\n  - b: 1\n    c: 2\n', () => ({ a: [{ b: 1, c: 2 }, { b: 3 }] }))).toBe(
      'a:\n  - b: 1\n    c: 2\n  - b: 3\n',
    );
  });

  it('keeps the line breaks of Windows', () => {
    expect(patch('a: 1\r\nb:\r\n  - x\r\n', () => ({ a: 2, b: ['x', 'y'] }))).toBe(
      'a: 2\r\nb:\r\n  - x\r\n  - y\r\n',
    );
  });

  it('changes a value that another one repeats, without the other one', () => {
    expect(patch('a: &name x\nb: *name\n', () => ({ a: 'y', b: 'x' }))).toBe('a: &name y\nb: x\n');
  });

  it('holds the new value, whatever was there', () => {
    const text = fc.oneof(
      fc.constantFrom(
        'x',
        '',
        '- y',
        'a: b',
        '# c',
        'true',
        '1',
        ' z ',
        'two\nlines',
        '“नया”',
        '{',
        "it's",
      ),
      fc.string(),
    );
    const row = fc.oneof(text, fc.dictionary(fc.constantFrom('p', 'q'), text, { minKeys: 1 }));
    const data = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.oneof(
        text,
        fc.integer(),
        fc.boolean(),
        fc.array(row, { minLength: 1, maxLength: 4 }),
        row,
      ),
    );
    fc.assert(
      fc.property(data, data, (before, after) => {
        const source = patchYaml('', before);
        expect(parse(patchYaml(source, after), { schema: 'core' }) ?? {}).toEqual(after);
      }),
      { numRuns: 300 },
    );
  });
});
