/**
 * The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, “contrast ratio” and “relative
 * luminance”).
 *
 * @param colour such as `#14213d`, as the other one
 */
export function getContrast(colour: string, ground: string): number {
  const [a, b] = [getLuminance(colour), getLuminance(ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, each from 0 to 255. */
export const toChannels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
