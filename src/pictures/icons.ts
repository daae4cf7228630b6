import sharp from 'sharp';

/** The width of the mark in its own units. */
const markWidth = 48;

/**
 * Draws the mark as a square icon without rounded corners; devices round them themselves.
 *
 * @param mark the mark as SVG
 * @param ground the colour behind the mark, which reaches to the edges
 * @param width in pixels
 * @param hasMargin leaves room around the mark for devices that cut the icon to a circle
 * @returns a PNG
 */
export function drawIcon(
  mark: Uint8Array,
  ground: string,
  width: number,
  hasMargin: boolean,
): Promise<Buffer> {
  const margin = hasMargin ? markWidth / 8 : 0;
  const side = markWidth + 2 * margin;
  const address = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${width}" height="${width}"><path fill="${ground}" d="M0 0h${side}v${side}H0z"/><image x="${margin}" y="${margin}" width="${markWidth}" height="${markWidth}" href="${address}"/></svg>`;
  return sharp(Buffer.from(icon)).png().toBuffer();
}
