import { smooth, type Pixels } from '../../src/core/qr/attempts.ts';

/** How a photograph of a code is simulated. */
export interface Scene {
  /** Size of a module of the code, in pixels. */
  module: number;
  /** The rotation of the paper in degrees; it is also tilted backwards by half of that. */
  tilt: number;
  damage: 'none' | 'blur' | 'low light' | 'uneven light' | 'glare' | 'print and scan' | 'a tear';
  strength: number;
}

const damages: [Scene['damage'], number[]][] = [
  ['none', [0]],
  ['blur', [0.6, 1]],
  ['low light', [0.5, 0.75]],
  ['uneven light', [0.5, 0.8]],
  ['glare', [0.1, 0.16]],
  ['print and scan', [0.3, 0.6]],
  ['a tear', [0.05, 0.09]],
];

/** All combinations of three sizes, four angles, and each kind and strength of damage. */
export const scenes: Scene[] = [3, 4, 5].flatMap((module) =>
  [0, 5, 12, 20].flatMap((tilt) =>
    damages.flatMap(([damage, strengths]) =>
      strengths.map((strength) => ({ module, tilt, damage, strength })),
    ),
  ),
);

const margin = 40;
const oversampling = 3;

/** Draws the code in greyscale as a camera sees it: rotated, in perspective, with smooth edges. */
export function draw(modules: readonly (readonly boolean[])[], { module, tilt }: Scene): Pixels {
  const size = Math.ceil(modules.length * module * 1.35) + 2 * margin;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const angle = (tilt * Math.PI) / 180;
  const perspective = Math.sin(angle / 2) / size;
  const [cos, sin] = [Math.cos(angle) / module, Math.sin(angle) / module];
  const shade = (px: number, py: number) => {
    const scale = 1 + perspective * (py - size / 2);
    const [x, y] = [(px - size / 2) * scale, (py - size / 2) * scale];
    const column = Math.floor(x * cos + y * sin + modules.length / 2);
    const row = Math.floor(y * cos - x * sin + modules.length / 2);
    return modules[row]?.[column] ? 25 : 245;
  };
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let sum = 0;
      for (let sample = 0; sample < oversampling ** 2; sample += 1) {
        sum += shade(
          x + ((sample % oversampling) + 0.5) / oversampling,
          y + (Math.floor(sample / oversampling) + 0.5) / oversampling,
        );
      }
      data.fill(sum / oversampling ** 2, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return { width: size, height: size, data };
}

/** Damages a picture as light, lens and paper do. The same scene always gives the same picture. */
export function degrade(picture: Pixels, { damage, strength, module, tilt }: Scene): Pixels {
  const random = createRandom(module * 1000 + tilt * 10 + strength * 7 + damage.length);
  const noise = (amount: number) => (random() + random() + random() - 1.5) * amount;
  switch (damage) {
    case 'none':
      return mapPixels(picture, (value) => value + noise(6));
    case 'blur':
      return mapPixels(blur(picture, strength * module * 0.5), (value) => value + noise(6));
    case 'low light':
      return mapPixels(picture, (value) => value * (1 - strength) + 12 + noise(30));
    case 'uneven light':
      return mapPixels(picture, (value, x) => value * (1 - strength * x) + noise(10));
    case 'glare':
      return mapPixels(
        picture,
        (value, x, y) =>
          value +
          230 * Math.exp(-((x - 0.42) ** 2 + (y - 0.6) ** 2) / (2 * (strength / 2) ** 2)) +
          noise(6),
      );
    case 'print and scan':
      // Toner spreads; the scanner adds lines and noise.
      return mapPixels(
        blur(picture, module * 0.3),
        (value, _, y) =>
          (value < 128 + 60 * strength ? value * 0.8 : value) +
          14 * strength * Math.sin(y * 900) +
          noise(24 * strength),
      );
    case 'a tear':
      return mapPixels(
        picture,
        (value, x, y) => (Math.abs(x + 0.35 * y - 0.72) < strength / 4 ? 250 : value) + noise(6),
      );
  }
}

/** Applies a change to each pixel; coordinates are from 0 to 1. */
function mapPixels(
  { width, height, data }: Pixels,
  change: (value: number, x: number, y: number) => number,
): Pixels {
  const changed = new Uint8ClampedArray(data.length).fill(255);
  for (let index = 0; index < width * height; index += 1) {
    const value = change(
      data[index * 4] ?? 0,
      (index % width) / width,
      Math.floor(index / width) / height,
    );
    changed.fill(value, index * 4, index * 4 + 3);
  }
  return { width, height, data: changed };
}

/** Two box blurs, similar to an out-of-focus lens. */
function blur(picture: Pixels, radius: number): Pixels {
  const boxRadius = Math.max(1, Math.round(radius));
  return smooth(smooth(picture, boxRadius), boxRadius);
}

/** A seeded random number generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = Math.floor(seed * 1009);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
