import { unzipSync, zipSync } from 'fflate';

/**
 * The first moment that a ZIP file can name. ZIP has no time zones, so it is the same everywhere.
 */
const noDate = new Date(1980, 0, 1);

/**
 * Packs a ZIP file, such as a Word or Excel document, again without the time of packing, so that
 * the same content always gives the same bytes.
 *
 * @throws {Error} when the bytes are not a ZIP file
 */
export function withoutDates(zip: Uint8Array): Buffer {
  return Buffer.from(zipSync(unzipSync(zip), { mtime: noDate, level: 9 }));
}
