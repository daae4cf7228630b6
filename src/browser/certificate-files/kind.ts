/** The kinds of file that may hold a certificate. */
export type FileKind = 'pdf' | 'jpeg' | 'png';

/** The largest file that is read, in bytes (specification, section 9). */
export const largestFile = 5 * 1024 * 1024;

/** Signs of a PDF may be preceded by a little rubbish. */
const pdfSearch = 1024;

/** What a file is, by its bytes; its name may say anything. */
export function toKind(bytes: Uint8Array): FileKind | undefined {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return new TextDecoder('latin1').decode(bytes.subarray(0, pdfSearch)).includes('%PDF-') ? 'pdf' : undefined;
}

/**
 * The size of a picture as its head says, without unpacking it: a small file can hold a picture
 * that fills all memory. Undefined when the head can't be read.
 */
export function toPictureSize(bytes: Uint8Array, kind: 'jpeg' | 'png'): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'png') return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Frames of every kind begin with C0 to CF; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
