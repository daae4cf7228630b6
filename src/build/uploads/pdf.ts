import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import type { OpenedUpload } from './uploaded-file.ts';

/** Opens a PDF as a reader will. */
export async function openPdf(bytes: Buffer): Promise<OpenedUpload> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    // The library repairs a file that was cut off; its last line (ISO 32000-1, 7.5.5) is then
    // missing.
    const isWhole = bytes.subarray(-1024).includes('%%EOF');
    return isWhole && document.getPageCount() > 0
      ? { found: [] }
      : { found: [{ message: 'pdfBroken' }] };
  } catch (error) {
    return { found: [{ message: error instanceof EncryptedPDFError ? 'pdfLocked' : 'pdfBroken' }] };
  }
}
