import { expect, test } from 'vitest';
import { rewriteShownText, type TextCoder } from '../../../src/build/typst/shown-text.ts';

/** A font of three glyphs: 1 is a vowel sign that is drawn first, 2 a letter, 3 a mark without width. */
function makeFont() {
  const texts = new Map([
    [1, 'शि'],
    [2, 'श'],
    [3, 'सं'],
    [4, 'सं'],
  ]);
  const given: [glyph: number, text: string][] = [];
  const font: TextCoder = {
    textOf: (glyph) => texts.get(glyph),
    hasWidth: (glyph) => glyph !== 3,
    codeFor: (glyph, text) => {
      if (texts.get(glyph) === text) return glyph;
      given.push([glyph, text]);
      return 99 + given.length;
    },
  };
  return { font, given };
}

test('a syllable reads in the order of its characters, whatever the order in which it is drawn', () => {
  const { font, given } = makeFont();
  const content = '/Span << /ActualText <FEFF0936093F> >> BDC /f0 9 Tf (\\000\\001\\000\\002) Tj EMC';
  expect(rewriteShownText(content, () => font)).toBe('/Span << /ActualText <FEFF0936093F> >> BDC /f0 9 Tf <00640065> Tj EMC');
  expect(given).toEqual([
    [1, 'श'],
    [2, 'ि'],
  ]);
});

test('the characters are dealt out over all the strings of a syllable', () => {
  const { font, given } = makeFont();
  rewriteShownText('/f0 9 Tf /Span << /ActualText <FEFF0936093F> >> BDC [(\\000\\001) 31 (\\000\\002)] TJ EMC', () => font);
  expect(given.map(([, text]) => text).join('')).toBe('शि');
});

test('a mark that is placed on its own belongs to the syllable before it, which is not read twice', () => {
  const { font, given } = makeFont();
  const content = '/f0 9 Tf /Span << /ActualText <FEFF09380902> >> BDC (\\000\\004) Tj EMC ET BT (\\000\\003) Tj';
  expect(rewriteShownText(content, () => font)).not.toContain('ActualText');
  expect(given).toEqual([
    [4, 'स'],
    [3, 'ं'],
  ]);
});

test('letters that read as they stand keep their codes', () => {
  const { font, given } = makeFont();
  expect(rewriteShownText('/f0 9 Tf (\\000\\002) Tj', () => font)).toBe('/f0 9 Tf <0002> Tj');
  expect(given).toEqual([]);
});

test('other marks of the page stay, also around a syllable', () => {
  const { font } = makeFont();
  const content = '/P << /MCID 3 >> BDC 1 0 0 1 0 0 cm EMC /Artifact BMC EMC';
  expect(rewriteShownText(content, () => font)).toBe(content);
});

test('a string may hold parentheses and signs that are written with a stroke', () => {
  const { font } = makeFont();
  expect(rewriteShownText('/f0 9 Tf (\\000\\(\\n\\)) Tj', () => font)).toBe('/f0 9 Tf <00280A29> Tj');
});
