import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import encodeQR from 'qr';
import type { Demonstration } from '../../packages/certificates/office/demonstration/demonstration.ts';
import { toCertificateLink, type Issuer } from '../../packages/certificates/shared/issuer.ts';
import { createNumber, createExampleNumber } from '../../packages/certificates/shared/number.ts';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { settings } from '../../src/data/settings.ts';
import type { Language } from '../../packages/i18n/languages.ts';
import { dist } from '../../tests/support/built-site.ts';

export const issuer: Issuer = { site: settings.site, product: settings.certificatePrefix };

const path = fileURLToPath(
  new URL('../../packages/certificates/published/demonstration.json', import.meta.url),
);

const { certificates } = JSON.parse(readFileSync(path, 'utf8')) as Demonstration;

/** The demonstration certificate with a state. */
export function demonstration(state: string): { number: string; token: string } {
  const found = certificates.find((one) => one.state === state);
  if (!found) throw new Error(`There is no demonstration certificate that is ${state}.`);
  return found;
}

/** The printed certificate with a state. */
export const readPrinted = (state: string, language: Language = 'en') =>
  readFileSync(join(dist, `certificate-verify/demonstration/${state}.${language}.pdf`));

/** The number in the specification, whose result is an example. */
export const exampleNumber = createExampleNumber(issuer);

/** A number that nobody issued. */
export const unknownNumber = createNumber(
  issuer.product,
  2026,
  () => new Uint8Array([31, 7, 3, 22, 16, 26, 9, 20]),
);

/** The text of a certificate's QR code. */
export const linkOf = (token: string) => toCertificateLink(issuer, token);

/** The address that verifies a certificate by its number, a scan or an uploaded file. */
export const verifierAddress = (by: 'number' | 'scan' | 'upload', language: Language = 'en') =>
  `${toLocalPath('/certificate-verify', language)}#${by === 'number' ? 'manual' : by}`;

/** A picture in shades of grey, 0 is black. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A QR code in the middle of a light grey sheet. */
export function drawCode(
  text: string,
  { width, height, module }: { width: number; height: number; module: number },
): Grey {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const pixels = new Uint8Array(width * height).fill(225);
  const side = modules.length * module;
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const dark = modules[Math.floor(y / module)]?.[Math.floor(x / module)] === true;
      pixels[(top + y) * width + left + x] = dark ? 20 : 250;
    }
  }
  return { width, height, pixels };
}

/** A picture as a short film for the browser's fake camera (YUV4MPEG2). */
export function toFilm({ width, height, pixels }: Grey, frames = 5): Buffer {
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pixels, colour]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]);
}
