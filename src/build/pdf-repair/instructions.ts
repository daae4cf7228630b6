import { PDFNumber, PDFObjectParser, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';

/** An instruction of a content stream or of a CMap: operands, then the operator. */
export interface Instruction {
  operator: string;
  operands: PDFObject[];
}

const whitespaceOrDelimiter = new Set([...'\0\t\n\f\r ()<>[]{}/%'].map((character) => character.charCodeAt(0)));
const startOfOperand = new Set([...'0123456789+-.(<[/'].map((character) => character.charCodeAt(0)));

/** The library parses objects, but not the operators between them. */
class InstructionParser extends PDFObjectParser {
  /** A page repeats few numbers many times, and writing a number as text is slow. */
  readonly #numbers = new Map<number, PDFNumber>();

  constructor(bytes: Uint8Array, context: PDFContext) {
    // The library does not export its stream of bytes.
    super(PDFObjectParser.forBytes(bytes, context)['bytes'], context);
  }

  /** @throws when an image is inside the stream */
  parseAll(): Instruction[] {
    const instructions: Instruction[] = [];
    let operands: PDFObject[] = [];
    for (this.skipWhitespaceAndComments(); !this.bytes.done(); this.skipWhitespaceAndComments()) {
      if (startOfOperand.has(this.bytes.peek())) operands.push(this.parseObject());
      else {
        const operator = this.parseOperator();
        if (operator === 'ID') throw new Error('A content stream with an image inside can’t be parsed.');
        instructions.push({ operator, operands });
        operands = [];
      }
    }
    return instructions;
  }

  // There are no references here, and “0 0 RG” would be parsed as one.
  protected override parseNumberOrRef(): PDFNumber {
    const value = this.parseRawNumber();
    const number = this.#numbers.get(value) ?? PDFNumber.of(value);
    this.#numbers.set(value, number);
    return number;
  }

  private parseOperator(): string {
    let operator = String.fromCharCode(this.bytes.next());
    while (!this.bytes.done() && !whitespaceOrDelimiter.has(this.bytes.peek())) operator += String.fromCharCode(this.bytes.next());
    return operator;
  }
}

/**
 * Parses a content stream or a CMap. Comments are lost.
 *
 * @throws when an image is inside the stream
 */
export function parseInstructions(bytes: Uint8Array, context: PDFContext): Instruction[] {
  return new InstructionParser(bytes, context).parseAll();
}

export function writeInstructions(instructions: readonly Instruction[]): Uint8Array {
  let text = '';
  for (const { operator, operands } of instructions) {
    for (const operand of operands) text += `${operand.toString()} `;
    text += `${operator}\n`;
  }
  return Buffer.from(text, 'latin1');
}
