import { PDFObjectParser, type PDFArray, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';

/** An instruction of a content stream or of a CMap: operands, then the operator. */
export interface Instruction {
  operator: string;
  operands: PDFObject[];
}

const toBytes = (characters: string) => new Set(Buffer.from(characters, 'latin1'));
const whitespace = toBytes('\0\t\n\f\r ');
const delimiters = toBytes('()<>[]{}/%');
const startOfNumber = toBytes('0123456789+-.');
const [open = 0, close = 0, backslash = 0, less = 0, more = 0, percent = 0] =
  Buffer.from('()\\<>%');

/**
 * Parses a content stream or a CMap. The library parses the operands, but not the operators between
 * them. Comments are lost.
 *
 * @throws when an image is inside the stream
 */
export function parseInstructions(bytes: Uint8Array, context: PDFContext): Instruction[] {
  const instructions: Instruction[] = [];
  let depth = 0;
  let operands = 0;
  for (let start = 0; start < bytes.length;) {
    const end = findEnd(bytes, start);
    const token = Buffer.from(bytes.subarray(start, end)).toString('latin1');
    if (token === '[' || token === '<<') depth += 1;
    else if (token === ']' || token === '>>') depth -= 1;
    else if (depth === 0 && isRegular(bytes[start]) && !startOfNumber.has(bytes[start] ?? 0)) {
      if (token === 'ID') throw new Error('A content stream with an image inside can’t be parsed.');
      const given = bytes.subarray(operands, start);
      instructions.push({ operator: token, operands: parseOperands(given, context) });
      operands = end;
    }
    start = end;
  }
  return instructions;
}

/** Where the token ends that begins at a place; white space is a token too. */
function findEnd(bytes: Uint8Array, start: number): number {
  const first = bytes[start];
  let end = start + 1;
  if (first === open) {
    for (let depth = 1; depth > 0 && end < bytes.length; end += 1) {
      if (bytes[end] === backslash) end += 1;
      else if (bytes[end] === open) depth += 1;
      else if (bytes[end] === close) depth -= 1;
    }
  } else if (first === percent) {
    while (end < bytes.length && bytes[end] !== 10 && bytes[end] !== 13) end += 1;
  } else if ((first === less || first === more) && bytes[end] === first) {
    end += 1;
  } else if (first === less) {
    while (end < bytes.length && bytes[end - 1] !== more) end += 1;
  } else if (isRegular(first) || first === slash) {
    while (end < bytes.length && isRegular(bytes[end])) end += 1;
  }
  return end;
}

const slash = '/'.charCodeAt(0);

const isRegular = (byte = 0) => !whitespace.has(byte) && !delimiters.has(byte);

function parseOperands(bytes: Uint8Array, context: PDFContext): PDFObject[] {
  const list = Buffer.concat([Buffer.from('['), bytes, Buffer.from(']')]);
  return (PDFObjectParser.forBytes(list, context).parseObject() as PDFArray).asArray();
}

export function writeInstructions(instructions: readonly Instruction[]): Uint8Array {
  let text = '';
  for (const { operator, operands } of instructions) {
    for (const operand of operands) text += `${operand.toString()} `;
    text += `${operator}\n`;
  }
  return Buffer.from(text, 'latin1');
}
