import { constants, createInflate } from 'node:zlib';
import { pipeline } from 'node:stream';

/**
 * The most that a PDF may unpack to, in bytes: about 45 pages that were scanned in grey at 300 dpi
 * and stored without loss. A phone that reads more than this ends its browser.
 */
const most = 400_000_000;

/**
 * Whether a PDF is too large when unpacked. Every place that can be packed data is unpacked a piece
 * at a time, and again while there is packed data in it; nothing of it is kept.
 */
export async function unpacksTooFar(pdf: Buffer): Promise<boolean> {
  let left = most;
  for (let at = pdf.indexOf('stream'); at >= 0 && left >= 0; at = pdf.indexOf('stream', at + 6)) {
    if (isUnusual(pdf.subarray(Math.max(0, at - 1024), at))) return true;
    const start =
      at + 6 + (/^[\r\n ]{0,3}/.exec(pdf.toString('latin1', at + 6, at + 9))?.[0].length ?? 0);
    if (isPacked(pdf.subarray(start))) left -= await measure(pdf.subarray(start), left);
  }
  return left < 0;
}

/**
 * Whether a part that is unpacked while the file is read, its list of objects, is packed in another
 * way than programs do that write such lists.
 *
 * @param before what is before the part, with its description
 */
function isUnusual(before: Buffer): boolean {
  const text = before.toString('latin1');
  const description = text
    .slice(text.lastIndexOf(' obj') + 1)
    .replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return (
    /\/(?:ObjStm|XRef)\b/.test(description) &&
    /\/(?:LZW|RunLength|ASCII85|ASCIIHex)Decode\b/.test(description)
  );
}

/** How much a packed part gives, with what is packed in it again; no more than it takes to know. */
async function measure(packed: Buffer, most: number): Promise<number> {
  let total = 0;
  for (let layers = 1; ; layers += 1) {
    let first: Buffer | undefined;
    try {
      for await (const chunk of unpack(packed, layers)) {
        first ??= chunk;
        total += chunk.length;
        if (total > most) return total;
      }
    } catch {
      // What is broken gives no more.
    }
    if (!first || !isPacked(first)) return total;
  }
}

async function* unpack(packed: Buffer, layers: number): AsyncGenerator<Buffer> {
  // As readers do: what is cut off is unpacked as far as it goes.
  const inflate = createInflate({ chunkSize: 65_536, finishFlush: constants.Z_SYNC_FLUSH });
  const source = layers > 1 ? unpack(packed, layers - 1) : slices(packed);
  // Its faults are those of the last stream, which is read below.
  pipeline(source, inflate, () => undefined);
  for await (const chunk of inflate) yield chunk as Buffer;
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += 65_536)
    yield bytes.subarray(start, start + 65_536);
}

/** Whether bytes begin as zlib writes them (RFC 1950, 2.2). */
function isPacked([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0;
}
