import encodeQR from 'qr';

/**
 * The highest QR code version that is printed: above it, the modules of a 42 mm code are smaller
 * than 0.37 mm.
 */
const maxVersion = 22;

/**
 * How many bytes a code of this version holds with medium error correction (ISO/IEC 18004, table
 * 7).
 */
export const maxBytes = 779;

/** The size of a version 1 code, in modules; each further version adds four. */
const firstVersionSize = 21;

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
  // The library requires a border, which is removed here.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const version = (modules.length - firstVersionSize) / 4 + 1;
  if (version <= maxVersion) return modules;
  throw new Error(
    `The QR code would have version ${version}; at most version ${maxVersion} can be scanned from paper. Shorten the name of the member.`,
  );
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
