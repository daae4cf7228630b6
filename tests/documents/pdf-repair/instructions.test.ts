import { PDFContext } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import {
  parseInstructions,
  writeInstructions,
} from '../../../packages/documents/pdf-repair/instructions.ts';

const parse = (text: string) => parseInstructions(Buffer.from(text, 'latin1'), PDFContext.create());

const write = (text: string) => Buffer.from(writeInstructions(parse(text))).toString('latin1');

test('text operators have their operands, of every type', () => {
  const instructions = parse('/P << /MCID 3 >> BDC BT /F1 9.5 Tf [(a) -20 <0041>] TJ T* ET EMC');
  expect(instructions.map(({ operator }) => operator)).toEqual([
    'BDC',
    'BT',
    'Tf',
    'TJ',
    'T*',
    'ET',
    'EMC',
  ]);
  const counts = instructions.map(({ operands }) =>
    typeof operands === 'string' ? undefined : operands.length,
  );
  expect(counts).toEqual([2, undefined, 2, 1, undefined, undefined, undefined]);
});

test('unparsed parts stay as they were, including comments', () => {
  const text = '% a comment\n1 0 0 RG\nq % another\nQ';
  expect(write(text)).toBe(text);
});

test('a string with parentheses, escapes and any bytes stays as it was', () => {
  const text = '(a\\(b\\)\\\\\\101\xe9) Tj';
  expect(write(text).trim()).toBe(text);
});

test('an image inside a content stream is an error', () => {
  expect(() => parse('BI /W 1 /H 1 ID \xff EI')).toThrow('can’t be parsed');
});
