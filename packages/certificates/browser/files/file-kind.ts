/** The kinds of file that may contain a certificate. */
export type FileKind = 'pdf' | 'jpeg' | 'png';

/** The maximum file size, in bytes (specification, section 9). */
export const maxCertificateFileSize = 5 * 1024 * 1024;

/** The PDF header may follow other bytes, but must begin within this many. */
const pdfHeaderRange = 1024;

/** Detects the kind of a file by its first bytes. The name can be wrong. */
export function toFileKind(bytes: Uint8Array): FileKind | undefined {
  const startsWith = (...signature: number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return new TextDecoder('latin1').decode(bytes.subarray(0, pdfHeaderRange)).includes('%PDF-')
    ? 'pdf'
    : undefined;
}

/**
 * Reads the size of a picture from its header. Decoding comes later, because a small file can
 * contain a picture that fills all memory. Undefined if the header can’t be read.
 */
export function toPictureSize(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'png')
    return bytes.length < 24
      ? undefined
      : { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Frame headers are C0 to CF, except C4, C8 and CC, which are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
