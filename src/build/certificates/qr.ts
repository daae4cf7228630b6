import encodeQR from 'qr';

/** The finest code that is printed: beyond version 22 the modules of a 42 mm code are smaller than 0.37 mm. */
const highestVersion = 22;

/** A QR code has this many modules in version 1, and four more in each further version. */
const modulesOfFirst = 21;

/** The empty edge that a reader needs, in modules. */
const quietZone = 4;

/** A QR code as rows of modules, without its quiet zone. */
export type Modules = boolean[][];

/**
 * The modules of a QR code with medium error correction.
 *
 * @throws when the text needs a code too fine to be read from paper
 */
export function toModules(text: string): Modules {
  // The maker insists on an edge; it is taken off again.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const version = (modules.length - modulesOfFirst) / 4 + 1;
  if (version <= highestVersion) return modules;
  throw new Error(
    `The QR code would be of version ${version}, finer than the ${highestVersion} that paper allows. Shorten the name of the member.`,
  );
}

/** A QR code with its quiet zone as SVG: one path, drawn row by row. */
export function toSvg(modules: Modules): string {
  const size = modules.length + 2 * quietZone;
  const bars = modules.flatMap((row, y) =>
    [...runsOf(row)].map(([x, length]) => `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${bars.join('')}"/></svg>`;
}

/** The stretches of dark modules of a row: where each begins and how long it is. */
function* runsOf(row: readonly boolean[]): Generator<[start: number, length: number]> {
  let start = -1;
  for (const [x, dark] of [...row, false].entries()) {
    if (dark && start < 0) start = x;
    if (!dark && start >= 0) {
      yield [start, x - start];
      start = -1;
    }
  }
}
