import { openUpload } from '@federation/content-check/uploads/open-upload';
import type { OpenedUpload } from '@federation/content-check/uploads/uploaded-file';

export default function openInThread({
  path,
  content,
}: {
  path: string;
  content: Uint8Array;
}): Promise<OpenedUpload> {
  return openUpload(path, Buffer.from(content));
}
