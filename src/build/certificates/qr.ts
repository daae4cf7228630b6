import encodeQR from 'qr';

/**
 * How many bytes a printed code may have: those of version 22 with medium error correction (ISO/IEC
 * 18004, table 7). Above it, the modules of a 42 mm code are smaller than 0.37 mm.
 */
export const maxBytes = 779;

/** The empty margin that scanners need, in modules. */
const quietZone = 4;

/** The rows of modules of a QR code, without its quiet zone. */
export type Modules = boolean[][];

/**
 * The modules of a QR code with medium error correction.
 *
 * @throws if the text needs a code too dense to be scanned from paper
 */
export function toModules(text: string): Modules {
  if (text.length > maxBytes)
    throw new Error(
      `${text.length} characters are too many for a code that is scanned from paper.`,
    );
  // The library requires a border, which is removed here.
  return encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
}

/** A QR code with its quiet zone as SVG, drawn as one path. */
export function toSvg(modules: Modules): string {
  const size = modules.length + 2 * quietZone;
  const runs = modules.flatMap((row, y) =>
    [...toRuns(row)].map(
      ([x, length]) => `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>`;
}

/** The runs of dark modules in a row. */
function* toRuns(row: readonly boolean[]): Generator<[start: number, length: number]> {
  let start = -1;
  for (const [x, dark] of [...row, false].entries()) {
    if (dark && start < 0) start = x;
    if (!dark && start >= 0) {
      yield [start, x - start];
      start = -1;
    }
  }
}
