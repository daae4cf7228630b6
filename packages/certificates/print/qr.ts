import encodeQR from 'qr';

/**
 * The most bytes that a printed code may have: those of version 22 with medium error correction
 * (ISO/IEC 18004, table 7). Above it, the modules of a 42 mm code are smaller than 0.37 mm.
 */
export const maxBytes = 779;

/**
 * A QR code with medium error correction as SVG, with the margin of four modules that scanners need.
 *
 * @throws if the text needs a code too dense to be scanned from paper
 */
export function toQrCode(text: string): string {
  if (text.length > maxBytes)
    throw new Error(
      `${text.length} characters are too many for a code that is scanned from paper.`,
    );
  return encodeQR(text, 'svg', { ecc: 'medium', border: 4 });
}
