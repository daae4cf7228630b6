import { SaxesParser } from 'saxes';

/**
 * The most that a drawing may have. The signs are those that begin something or give it a value: a
 * map of all districts of India has 800 shapes with five each. More would take seconds to be
 * written anew, and as long to be drawn on a phone.
 */
const most = { bytes: 500_000, signs: 12_000, depth: 64, attributes: 100 };

/** What is found in a drawing without it being held in memory as a whole. */
export type Scanned = 'broken' | 'tooMuch' | { refused: string[] };

class TooMuch extends Error {}

/**
 * Reads through a drawing with the parser of jsdom, which is then not asked to read what is
 * too much. A document type that declares anything can give every element an event, and an
 * instruction can load a style sheet.
 */
export function scanDrawing(svg: string): Scanned {
  const signs = svg.match(/[<=]/g)?.length ?? 0;
  if (Buffer.byteLength(svg) > most.bytes || signs > most.signs) return 'tooMuch';
  const refused: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refused.push('<!DOCTYPE>');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refused.push(`<?${target}?>`);
  });
  parser.on('opentag', ({ attributes }) => {
    depth += 1;
    if (depth > most.depth || Object.keys(attributes).length > most.attributes) throw new TooMuch();
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(svg).close();
  } catch (error) {
    // An entity that the document type declares is unknown here.
    if (refused.length > 0) return { refused };
    return error instanceof TooMuch ? 'tooMuch' : 'broken';
  }
  return { refused };
}
