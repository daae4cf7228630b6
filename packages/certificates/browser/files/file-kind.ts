/**
 * The kinds of file that may contain a certificate. Phones and browsers give the last ones the name
 * of a JPEG, and not every browser opens them.
 */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** The maximum file size, in bytes (specification, section 9). */
export const maxCertificateFileSize = 5 * 1024 * 1024;

/** The first bytes of each kind. The header of a PDF may follow other bytes. */
const signatures: readonly [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(?:[^]{4}){0,8}avi[fs]/],
  ['heic', /^[^]{4}ftyp(?:he[im]|hev|mif|msf)/],
  ['pdf', /%PDF-/],
];

/** Detects the kind of a file by its first 1024 bytes. The name can be wrong. */
export function detectFileKind(bytes: Uint8Array): FileKind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  return signatures.find(([, signature]) => signature.test(head))?.[0];
}
