import { PDFContext } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import {
  parseInstructions,
  writeInstructions,
} from '../../../packages/documents/pdf-repair/instructions.ts';
import {
  recodeSyllables,
  type GlyphCoder,
} from '../../../packages/documents/pdf-repair/syllables.ts';

/**
 * Recodes a content stream with a font of four glyphs, and returns the texts for which it assigned
 * codes from 100.
 */
function recode(content: string) {
  // 1 is a vowel sign that is drawn first, 2 a letter, 3 a mark without width.
  const texts = new Map([
    [1, 'शि'],
    [2, 'श'],
    [3, 'सं'],
    [4, 'सं'],
  ]);
  const assigned: [glyph: number, text: string][] = [];
  const font: GlyphCoder = {
    textOf: (glyph) => texts.get(glyph),
    hasWidth: (glyph) => glyph !== 3,
    codeFor: (glyph, text) =>
      texts.get(glyph) === text ? glyph : 99 + assigned.push([glyph, text]),
  };
  const recoded = recodeSyllables(
    parseInstructions(Buffer.from(content, 'latin1'), PDFContext.create()),
    () => font,
  );
  return {
    assigned,
    content: Buffer.from(writeInstructions(recoded))
      .toString('latin1')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  };
}

test('a syllable reads in the order of its characters, however it is drawn', () => {
  const { assigned, content } = recode(
    '/Span << /ActualText <FEFF0936093F> >> BDC /f0 9 Tf (\\000\\001\\000\\002) Tj EMC',
  );
  expect(content).toBe('/Span << /ActualText <FEFF0936093F> >> BDC /f0 9 Tf <00640065> Tj EMC');
  expect(assigned).toEqual([
    [1, 'श'],
    [2, 'ि'],
  ]);
});

test('a syllable in several strings shares its characters among all of them', () => {
  const { assigned, content } = recode(
    '/f0 9 Tf /Span << /ActualText <FEFF0936093F> >> BDC [(\\000\\001) 31 (\\000\\002)] TJ EMC',
  );
  expect(content).toContain('[ <0064> 31 <0065> ] TJ');
  expect(assigned.map(([, text]) => text).join('')).toBe('शि');
});

test('a mark outside the ActualText of its syllable is part of it, and the ActualText is removed', () => {
  const { assigned, content } = recode(
    '/f0 9 Tf /Span << /ActualText <FEFF09380902> >> BDC (\\000\\004) Tj EMC ET BT (\\000\\003) Tj',
  );
  expect(content).toBe('/f0 9 Tf <0064> Tj ET BT <0065> Tj');
  expect(assigned).toEqual([
    [4, 'स'],
    [3, 'ं'],
  ]);
});

test('a mark in an ActualText of its own, with the text of the syllable before it, is part of that one', () => {
  const { assigned, content } = recode(
    '/f0 9 Tf (\\000\\004) Tj ET BT /Span << /ActualText <FEFF09380902> >> BDC (\\000\\003) Tj EMC',
  );
  expect(content).toBe('/f0 9 Tf <0064> Tj ET BT <0065> Tj');
  expect(assigned).toEqual([
    [4, 'स'],
    [3, 'ं'],
  ]);
});

test('a syllable with more glyphs than characters has no extra text', () => {
  const { assigned } = recode(
    '/f0 9 Tf /Span << /ActualText <FEFF0938> >> BDC (\\000\\001\\000\\002) Tj EMC',
  );
  expect(assigned.map(([, text]) => text.replaceAll('\u200b', ''))).toEqual(['स', '']);
});

test('a glyph that reads correctly keeps its code', () => {
  expect(recode('/f0 9 Tf (\\000\\002) Tj')).toEqual({
    assigned: [],
    content: '/f0 9 Tf <0002> Tj',
  });
});

test('the tags of the page are kept', () => {
  const content = '/P << /MCID 3 >> BDC 1 0 0 1 0 0 cm EMC /Artifact BMC EMC';
  expect(recode(content).content).toBe(content);
});
