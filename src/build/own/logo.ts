import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { fill } from '../../i18n/fill.ts';
import { editingTexts } from '../../i18n/editing.ts';
import type { Language } from '../../i18n/languages.ts';
import { ownTexts } from '../../i18n/own.ts';
import { openUpload } from '../uploads/open-upload.ts';

const { window } = new JSDOM('');

/** The width of the picture in the mark, in pixels: the largest icon shows it. */
const width = 512;

/** The width of the mark in its own units. */
const units = 48;

/** A file as somebody names it, or drops it on a terminal: with quotes, or a sign before blanks. */
export const toFile = (typed: string, folder: string) =>
  resolve(
    folder,
    typed
      .trim()
      .replace(/^(['"])(.*)\1$/, '$2')
      .replaceAll(/\\(?=[ '"()&])/g, '')
      .replace(/^~(?=\/)/, homedir()),
  );

/**
 * The mark of a federation as the site keeps it: a drawing as it is safe to publish, or a drawing
 * around a picture.
 *
 * @returns the mark, or why it can’t be made
 */
export async function openLogo(
  file: string,
  language: Language,
): Promise<{ logo: string } | { problem: string }> {
  if (!existsSync(file)) return { problem: fill(ownTexts[language].noFile, { file }) };
  const bytes = readFileSync(file);
  const { found, clean } = await openUpload(basename(file), bytes);
  const [fault] = found;
  if (fault && !clean) {
    const { problem, expected } = editingTexts[language].messages[fault.message];
    const text = [`${basename(file)}: ${problem}.`, expected].join(' ');
    return { problem: fill(text, fault.values ?? {}) };
  }
  const isDrawing = /\.svg$/i.test(file);
  return {
    logo: isDrawing ? toSquare((clean ?? bytes).toString('utf8')) : await wrapPicture(bytes),
  };
}

/** A drawing in a square of the size of the mark. */
function toSquare(svg: string): string {
  const root = new window.DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const size = ['width', 'height'].map((name) => parseFloat(root.getAttribute(name) ?? ''));
  const box = root
    .getAttribute('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, ...size];
  const [x = 0, y = 0, wide = 0, high = 0] = box;
  const side = Math.max(wide, high);
  root.setAttribute(
    'viewBox',
    [x - (side - wide) / 2, y - (side - high) / 2, side, side].join(' '),
  );
  for (const name of ['width', 'height']) root.setAttribute(name, String(units));
  return `${new window.XMLSerializer().serializeToString(root)}\n`;
}

async function wrapPicture(bytes: Buffer): Promise<string> {
  const picture = await sharp(bytes)
    .resize(width, width, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ palette: true })
    .toBuffer();
  const address = `data:image/png;base64,${picture.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}" width="${units}" height="${units}"><image width="${units}" height="${units}" href="${address}"/></svg>\n`;
}
