import { PDFContext, PDFNumber } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import {
  parseInstructions,
  writeInstructions,
} from '../../../src/build/pdf-repair/instructions.ts';

const parse = (text: string) => parseInstructions(Buffer.from(text, 'latin1'), PDFContext.create());

test('every operator has its operands, whatever their type', () => {
  const instructions = parse('/P << /MCID 3 >> BDC BT /F1 9.5 Tf [(a) -20 <0041>] TJ T* ET EMC');
  expect(instructions.map(({ operator, operands }) => [operator, operands.length])).toEqual([
    ['BDC', 2],
    ['BT', 0],
    ['Tf', 2],
    ['TJ', 1],
    ['T*', 0],
    ['ET', 0],
    ['EMC', 0],
  ]);
});

test('a colour is not a reference', () => {
  const [instruction] = parse('1 0 0 RG');
  expect(instruction?.operator).toBe('RG');
  expect(instruction?.operands).toEqual([PDFNumber.of(1), PDFNumber.of(0), PDFNumber.of(0)]);
});

test('a string with parentheses, escapes and any bytes is written as it was', () => {
  const text = '(a\\(b\\)\\\\\\101\xe9) Tj\n';
  expect(Buffer.from(writeInstructions(parse(text))).toString('latin1')).toBe(text);
});

test('comments are left out', () => {
  expect(Buffer.from(writeInstructions(parse('% a comment\nq % another\nQ'))).toString()).toBe(
    'q\nQ\n',
  );
});

test('an image inside a content stream is an error', () => {
  expect(() => parse('BI /W 1 /H 1 ID \xff EI')).toThrow('can’t be parsed');
});
