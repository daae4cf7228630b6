import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** What is in a PDF besides its pages. */
export interface PdfParts {
  /** What starts a program or a script. */
  running: string[];
  /** The names of files that are attached. */
  attached: string[];
  /** Places on the computer of an author. */
  paths: string[];
}

/** A place on somebody’s computer, such as `C:\Users\…` or `file:///home/…`. */
const path = /(?:file:\/{2,3}|\b[A-Za-z]:\\|\\\\[\w.-]+\\|\/(?:Users|home)\/)[^\s<>"]+/;

/** Finds them in every object of the file, wherever a program put them (ISO 32000-1, 12.6.4). */
export function findParts(pdf: PDFDocument): PdfParts {
  const parts: PdfParts = { running: [], attached: [], paths: [] };
  const left: PDFObject[] = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFRawStream) readMetadata(object, parts);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      readDict(dict, parts);
      left.push(...dict.values());
    } else if (dict instanceof PDFArray) for (const one of dict.asArray()) left.push(one);
    else if (isText(dict)) readText(dict.decodeText(), parts);
  }
  return parts;
}

const isText = (object: unknown) => object instanceof PDFString || object instanceof PDFHexString;

function readDict(dict: PDFDict, { running, attached }: PdfParts): void {
  const has = (name: string) => dict.has(PDFName.of(name));
  const type = dict.lookup(PDFName.of('S'));
  if (type === PDFName.of('Launch')) running.push('Launch');
  if (type === PDFName.of('JavaScript') || has('JS')) running.push('JavaScript');
  if (has('XFA')) running.push('XFA');
  if (!has('EF')) return;
  const name = dict.lookup(PDFName.of('UF')) ?? dict.lookup(PDFName.of('F'));
  attached.push(isText(name) ? name.decodeText() : '?');
}

function readMetadata(stream: PDFRawStream, parts: PdfParts): void {
  if (stream.dict.lookup(PDFName.of('Type')) !== PDFName.of('Metadata')) return;
  try {
    readText(Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8'), parts);
  } catch {
    // Readers can’t read it either.
  }
}

function readText(text: string, { paths }: PdfParts): void {
  const [found] = path.exec(text) ?? [];
  if (found) paths.push(found);
}
