import encodeQR from 'qr';

/**
 * The maximum number of bytes in a printed code: version 22 with medium error correction (ISO/IEC
 * 18004, table 7). In a larger version, the modules of a 42 mm code are smaller than 0.37 mm.
 */
export const maxBytes = 779;

/**
 * A QR code as SVG, with medium error correction and the four modules of margin that scanners need.
 *
 * @throws if the code would be too dense to scan from paper
 */
export function toQrCode(text: string): string {
  if (text.length > maxBytes)
    throw new Error(
      `${text.length} characters are too many for a code that is scanned from paper.`,
    );
  return encodeQR(text, 'svg', { ecc: 'medium', border: 4 });
}
