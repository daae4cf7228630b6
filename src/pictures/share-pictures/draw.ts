import { createRequire } from 'node:module';
import sharp from 'sharp';
import { memoize } from '@federation/base/memoize';
import type { Palette } from '@federation/base/colours/palette';

export interface PictureWords {
  title: string;
  /** Kind of page: an order, an event … */
  kind: string;
  name: string;
  address: string;
}

/** Colours of the federation, and its mark as SVG. */
export interface PictureLook {
  colours: Pick<Palette, 'ink' | 'inkSoft' | 'accentText' | 'paper' | 'hairline'>;
  mark: string;
}

/**
 * A font by its name in Pango, and its file. Pango silently draws another font if the file has none
 * of this name.
 */
interface PictureFont {
  name: string;
  file: string;
}

const { resolve } = createRequire(import.meta.url);

export const pictureFonts = {
  heading: {
    name: 'Eczar Semi-Bold',
    file: resolve('@expo-google-fonts/eczar/Eczar_600SemiBold.ttf'),
  },
  text: {
    name: 'Noto Sans Devanagari Semi-Bold',
    file: resolve(
      '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
    ),
  },
} as const satisfies Record<string, PictureFont>;

const margin = 72;
const width = 1200 - 2 * margin;

/** Draws a picture of 1200 × 630 pixels, as a PNG. */
export async function drawSharePicture(words: PictureWords, look: PictureLook): Promise<Buffer> {
  const [frame, title] = await Promise.all([
    drawFrame(words, look),
    drawTitle(words.title, look.colours.ink),
  ]);
  return sharp(frame, { raw: { width: 1200, height: 630, channels: 3 } })
    .composite([{ ...title, left: margin, top: 200 }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Everything but the title, drawn once for each kind of page. */
const drawFrame = memoize(
  async (words: Omit<PictureWords, 'title'>, look: PictureLook): Promise<Buffer> => {
    const { inkSoft, accentText } = look.colours;
    const [name, kind, address] = await Promise.all([
      drawLine(words.name, words.name.length > 48 ? 28 : 32, inkSoft, 'left'),
      drawLine(words.kind, 30, accentText, 'left'),
      drawLine(words.address, 30, inkSoft, 'right'),
    ]);
    const toCorner = (line: Drawn) => ({ ...line, top: 562 - line.height });
    return sharp(Buffer.from(toGround(look)))
      .composite([
        { ...name, left: margin + 96, top: 120 - Math.round(name.height / 2) },
        { ...toCorner(kind), left: margin },
        { ...toCorner(address), left: 1200 - margin - address.width },
      ])
      .removeAlpha()
      .raw()
      .toBuffer();
  },
  ({ kind, name, address }, look) => JSON.stringify([kind, name, address, look]),
);

interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

/**
 * Draws a text on a transparent ground, cropped to its letters.
 *
 * @param markup in Pango's language, which is close to HTML
 */
export async function drawText(
  markup: string,
  { name, file }: PictureFont,
  fontSize: number,
): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${name} ${fontSize}`,
      fontfile: file,
      width,
      dpi: 72,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Three lines of the smallest size hold the longest title that a schema allows. */
export function drawTitle(title: string, colour: string): Promise<Drawn> {
  const fontSize = title.length > 90 ? 48 : title.length > 50 ? 58 : 72;
  // Pango counts in 1024ths of a point.
  const lineHeight = Math.round(fontSize * 1.4 * 1024);
  return drawText(
    `<span foreground="${colour}" line_height="${lineHeight}">${escape(title)}</span>`,
    pictureFonts.heading,
    fontSize,
  );
}

/**
 * An invisible letter as high and as deep as any, which gives lines of one size the same base line.
 */
const strut = '<span fgalpha="1">ऑु</span>';

function drawLine(text: string, fontSize: number, colour: string, edge: 'left' | 'right') {
  const shown = `<span foreground="${colour}">${escape(text)}</span>`;
  return drawText(edge === 'left' ? shown + strut : strut + shown, pictureFonts.text, fontSize);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const lattice = Array.from({ length: 12 }, (_, index) => {
  const [x, y] = [1000 + (index % 4) * 80, 60 + Math.floor(index / 4) * 80];
  return `M${x} ${y - 40}l40 40-40 40-40-40z`;
}).join('');

/** Paper, the three colours along the upper edge, the mark, and a lattice in the corner. */
function toGround({ colours, mark }: PictureLook): string {
  const drawnMark = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
    `<rect width="1200" height="630" fill="${colours.paper}"/>`,
    '<path fill="#f93" d="M0 0h400v14H0z"/><path fill="#fff" d="M400 0h400v14H400z"/><path fill="#138808" d="M800 0h400v14H800z"/>',
    `<path fill="none" stroke="${colours.hairline}" stroke-width="3" d="${lattice}"/>`,
    `<image x="72" y="84" width="72" height="72" href="${drawnMark}"/>`,
    `<path stroke="${colours.hairline}" stroke-width="2" d="M72 512h1056"/>`,
    '</svg>',
  ].join('');
}
