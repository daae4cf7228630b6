import { openUpload } from '../uploads/open-upload.ts';
import type { OpenedUpload } from '../uploads/uploaded-file.ts';

/** Opens a file in a thread of its own. */
export default function openBeside({
  path,
  content,
}: {
  path: string;
  content: Uint8Array;
}): Promise<OpenedUpload> {
  return openUpload(path, Buffer.from(content));
}
