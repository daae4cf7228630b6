import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { filtersTooFar } from './pdf-filters.ts';
import { findParts } from './pdf-parts.ts';
import { unpacksTooFar } from './pdf-size.ts';
import type { OpenedUpload } from './uploaded-file.ts';

/** Opens a PDF as a reader will. */
export async function openPdf(bytes: Buffer): Promise<OpenedUpload> {
  if (await unpacksTooFar(bytes)) return { found: [{ message: 'pdfTooMuch' }] };
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    if (filtersTooFar(document)) return { found: [{ message: 'pdfTooMuch' }] };
    // The library repairs a file that was cut off; its last line (ISO 32000-1, 7.5.5) is then
    // missing.
    const isWhole = bytes.subarray(-1024).includes('%%EOF');
    return isWhole && document.getPageCount() > 0
      ? { found: tellParts(document) }
      : { found: [{ message: 'pdfBroken' }] };
  } catch (error) {
    return { found: [{ message: error instanceof EncryptedPDFError ? 'pdfLocked' : 'pdfBroken' }] };
  }
}

function tellParts(document: PDFDocument): OpenedUpload['found'] {
  const { running, attached, paths } = findParts(document);
  const tell = (message: OpenedUpload['found'][number]['message'], parts: readonly string[]) => {
    const found = [...new Set(parts)].slice(0, 3).join(', ').slice(0, 120);
    return found ? [{ message, values: { found } }] : [];
  };
  // What is refused is made anew, and the rest looked at then.
  if (running.length > 0) return tell('pdfRunsCode', running);
  return [...tell('pdfHasAttachments', attached), ...tell('pdfTellsPath', paths)];
}
