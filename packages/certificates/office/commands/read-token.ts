import { readFileSync } from 'node:fs';
import { attachmentName, readAttachments } from '../../shared/attachment.ts';
import { UserError } from '../context/context.ts';

/**
 * Reads the token attached to a PDF.
 *
 * @throws {UserError} if the file is not a PDF that contains one
 */
export async function readToken(file: string): Promise<string> {
  const data = new Uint8Array(readFileSync(file));
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data, verbosity: 0 });
  const [token] = await task.promise.then(readAttachments, () => {
    throw new UserError(
      `${file} can’t be read as a PDF. Copy the file again from where it was issued.`,
    );
  });
  await task.destroy();
  if (!token)
    throw new UserError(
      `${file} does not contain ${attachmentName}. Use a PDF that npm run certificate printed.`,
    );
  return token;
}
