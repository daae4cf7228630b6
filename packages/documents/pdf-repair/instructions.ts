import { PDFObjectParser, type PDFArray, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';

/**
 * An instruction of a content stream or of a CMap: operands, then the operator. The operands of most
 * operators stay unparsed.
 */
export interface Instruction {
  operator: string;
  operands: PDFObject[] | string;
}

/** The operators whose operands are parsed: of texts, of marked contents, and of a CMap. */
const readOperators = new Set(['BDC', 'Tf', 'Tj', 'TJ', 'endbfchar']);

/** A lookup table of bytes. */
const toBytes = (characters: string) => {
  const has = new Uint8Array(256);
  for (const byte of Buffer.from(characters, 'latin1')) has[byte] = 1;
  return has;
};
const notRegular = toBytes('\0\t\n\f\r ()<>[]{}/%');
const startOfNumber = toBytes('0123456789+-.');
const [open = 0, close = 0, backslash = 0, less = 0, more = 0, percent = 0] =
  Buffer.from('()\\<>%');

/**
 * Parses a content stream or a CMap. The library parses the operands, but not the operators between
 * them.
 *
 * @throws when an image is inside the stream
 */
export function parseInstructions(bytes: Uint8Array, context: PDFContext): Instruction[] {
  const instructions: Instruction[] = [];
  const text = Buffer.from(bytes).toString('latin1');
  let depth = 0;
  let operands = 0;
  for (let start = 0; start < bytes.length;) {
    const end = findEnd(bytes, start);
    const token = text.slice(start, end);
    if (token === '[' || token === '<<') depth += 1;
    else if (token === ']' || token === '>>') depth -= 1;
    else if (depth === 0 && isRegular(bytes[start]) && !startOfNumber[bytes[start] ?? 0]) {
      if (token === 'ID') throw new Error('A content stream with an image inside can’t be parsed.');
      const given = text.slice(operands, start);
      instructions.push({
        operator: token,
        operands: readOperators.has(token) ? parseOperands(given, context) : given,
      });
      operands = end;
    }
    start = end;
  }
  return instructions;
}

/** Finds the end of the token at a position; white space is a token too. */
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

const isRegular = (byte = 0) => !notRegular[byte];

function parseOperands(text: string, context: PDFContext): PDFObject[] {
  const list = Buffer.from(`[${text}]`, 'latin1');
  return (PDFObjectParser.forBytes(list, context).parseObject() as PDFArray).asArray();
}

export function writeInstructions(instructions: readonly Instruction[]): Uint8Array {
  let text = '';
  for (const { operator, operands } of instructions) {
    text +=
      typeof operands === 'string' ? operands + operator : `\n${operands.join(' ')} ${operator}`;
  }
  return Buffer.from(text, 'latin1');
}
