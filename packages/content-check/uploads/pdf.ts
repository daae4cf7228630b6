import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { OpenedUpload } from './uploaded-file.ts';

/** Opens a PDF as a reader will. One that runs something or brings other files along is refused. */
export async function openPdf(bytes: Buffer): Promise<OpenedUpload> {
  try {
    // A PDF that only its owner’s password unlocks opens with an empty one.
    const document = await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
    if (!isWhole(bytes) || document.getPageCount() === 0)
      return { found: [{ message: 'fileBroken' }] };
    const found = [...new Set(findParts(document))].join(', ');
    return { found: found ? [{ message: 'pdfRunsCode', values: { found } }] : [] };
  } catch (error) {
    // The library has no class for this error.
    const isLocked = error instanceof Error && error.message.includes('PASSWORD');
    return { found: [{ message: isLocked ? 'pdfLocked' : 'fileBroken' }] };
  }
}

/**
 * The library repairs a file that was cut off; its last line (ISO 32000-1, 7.5.5) is then missing.
 * Scanners and servers add other bytes behind that line.
 */
function isWhole(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF');
  return end !== -1 && !/\d+\s+\d+\s+obj\b/.test(bytes.toString('latin1', end));
}

/** The active parts of a PDF, wherever a program put them (ISO 32000-1, 12.6.4). */
function findParts(pdf: PDFDocument): string[] {
  const found: string[] = [];
  const left: PDFObject[] = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = left.pop(); object; object = left.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFArray) for (const one of dict.asArray()) left.push(one);
    if (!(dict instanceof PDFDict)) continue;
    const has = (name: string) => dict.has(PDFName.of(name));
    const type = dict.lookup(PDFName.of('S'));
    if (type === PDFName.of('Launch')) found.push('Launch');
    if (type === PDFName.of('JavaScript') || has('JS')) found.push('JavaScript');
    if (has('XFA')) found.push('XFA');
    if (has('EF')) found.push('EmbeddedFile');
    left.push(...dict.values());
  }
  return found;
}
