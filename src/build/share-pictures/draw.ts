import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { Palette } from '../../core/colours/palette.ts';

/** What a picture says. */
export interface PictureWords {
  title: string;
  /** What the page is: an order, an event … */
  kind: string;
  name: string;
  address: string;
}

const size = { width: 1200, height: 630 };

/** How the federation looks: its colours, and its mark as SVG. */
export interface PictureLook {
  colours: Pick<Palette, 'ink' | 'inkSoft' | 'accentText' | 'paper' | 'hairline'>;
  mark: string;
}

/** Draws a picture of 1200 × 630 pixels, as a PNG. */
export async function draw(
  words: PictureWords,
  look: PictureLook,
  fonts: Font[],
): Promise<Uint8Array> {
  const { title, kind, name, address } = words;
  const { colours } = look;
  const text = (style: object, children: string) => ({ type: 'div', props: { style, children } });
  // Three lines of the smallest size hold the longest title that a schema allows.
  const fontSize = title.length > 90 ? 48 : title.length > 50 ? 58 : 72;
  const layout = {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: 1056,
        height: 486,
        margin: '84px 72px 60px',
        color: colours.ink,
      },
      children: [
        text(
          {
            fontFamily: 'text',
            fontSize: 32,
            color: colours.inkSoft,
            paddingLeft: 96,
            height: 72,
            alignItems: 'center',
            display: 'flex',
          },
          name,
        ),
        text(
          { fontFamily: 'heading', fontSize, lineHeight: 1.4, marginTop: 36, width: 1056 },
          title,
        ),
        {
          type: 'div',
          props: {
            style: {
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              marginTop: 'auto',
              height: 52,
              fontFamily: 'text',
              fontSize: 30,
            },
            children: [
              text({ color: colours.accentText }, kind),
              text({ color: colours.inkSoft }, address),
            ],
          },
        },
      ],
    },
  };
  // Satori takes plain objects; its type asks for an element of React.
  const svg = await satori(layout as unknown as Parameters<typeof satori>[0], {
    ...size,
    fonts,
  });
  const drawnWords = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${toGround(look)}<image width="${size.width}" height="${size.height}" href="${drawnWords}"/></svg>`;
  const rendered = new Resvg(picture, { font: { loadSystemFonts: false } }).render();
  return sharp(rendered.pixels, {
    raw: { width: rendered.width, height: rendered.height, channels: 4 },
  })
    .removeAlpha()
    .png({ palette: true, colours: 32, effort: 1, dither: 0 })
    .toBuffer();
}

const lattice = Array.from({ length: 12 }, (_, index) => {
  const [x, y] = [1000 + (index % 4) * 80, 60 + Math.floor(index / 4) * 80];
  return `M${x} ${y - 40}l40 40-40 40-40-40z`;
}).join('');

/** Paper, the three colours along the upper edge, the mark, and a lattice in the corner. */
function toGround({ colours, mark }: PictureLook): string {
  const drawnMark = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return [
    `<rect width="1200" height="630" fill="${colours.paper}"/>`,
    '<path fill="#f93" d="M0 0h400v14H0z"/><path fill="#fff" d="M400 0h400v14H400z"/><path fill="#138808" d="M800 0h400v14H800z"/>',
    `<path fill="none" stroke="${colours.hairline}" stroke-width="3" d="${lattice}"/>`,
    `<image x="72" y="84" width="72" height="72" href="${drawnMark}"/>`,
    `<path stroke="${colours.hairline}" stroke-width="2" d="M72 512h1056"/>`,
  ].join('');
}
