import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The file name of the token inside its PDF. */
export const attachmentName = 'certificate.sdjwt';

/** The maximum size of an attachment in bytes; certificates are smaller. */
const maxAttachmentSize = 8192;

/** The maximum number of attachments that are read. */
const maxAttachments = 10;

/**
 * Reads the tokens attached to a PDF. Several attachments may have the name, of which only one is
 * genuine.
 */
export async function readAttachments(document: PDFDocumentProxy): Promise<string[]> {
  const attachments = (await document.getAttachments()) as Map<string, { filename: string }> | null;
  const ids = [...(attachments ?? [])]
    .filter(([, { filename }]) => filename === attachmentName)
    .map(([id]) => id);
  const found: string[] = [];
  for (const id of ids.slice(0, maxAttachments)) {
    const content = (await document.getAttachmentContent(id)) as Uint8Array | null;
    if (content && content.length <= maxAttachmentSize)
      found.push(new TextDecoder().decode(content).trim());
  }
  return found;
}
