import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The name under which a certificate travels inside its PDF. */
export const attachmentName = 'certificate.sdjwt';

/** Larger than any certificate, in bytes. */
const largestAttachment = 8192;

/** The text of the certificate inside a PDF; undefined when there is none. */
export async function readAttachment(document: PDFDocumentProxy): Promise<string | undefined> {
  const attachments = (await document.getAttachments()) as Map<string, { filename: string }> | null;
  const id = [...(attachments ?? [])].find(([, { filename }]) => filename === attachmentName)?.[0];
  const content = id === undefined ? undefined : ((await document.getAttachmentContent(id)) as Uint8Array | null);
  return content && content.length <= largestAttachment ? new TextDecoder().decode(content).trim() : undefined;
}
