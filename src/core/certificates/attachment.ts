import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The file name of the signed certificate inside its PDF. */
export const attachmentName = 'certificate.sdjwt';

/** The maximum size of an attachment in bytes; certificates are smaller. */
const maxAttachmentSize = 8192;

/** The signed certificate attached to a PDF; undefined if there is none. */
export async function readAttachment(document: PDFDocumentProxy): Promise<string | undefined> {
  const attachments = (await document.getAttachments()) as Map<string, { filename: string }> | null;
  const id = [...(attachments ?? [])].find(([, { filename }]) => filename === attachmentName)?.[0];
  const content = id === undefined ? undefined : ((await document.getAttachmentContent(id)) as Uint8Array | null);
  return content && content.length <= maxAttachmentSize ? new TextDecoder().decode(content).trim() : undefined;
}
