import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The earliest date of a ZIP file. ZIP has no time zones, so it is the same everywhere. */
const noDate = new Date(1980, 0, 1);

/** The properties of a Word document, with the times of its creation and change. */
const core = 'docProps/core.xml';
const moments = /(?<=<dcterms:\w+ [^>]*>)[^<]+/g;

/**
 * Repacks a ZIP file, such as a Word or Excel document, without dates, so that the same content
 * always gives the same bytes.
 *
 * @param date the day of the document, `YYYY-MM-DD`, for one that has the time inside, too
 * @throws {Error} when the bytes are not a ZIP file
 */
export function removeDates(zip: Uint8Array, date?: string): Buffer {
  const files = unzipSync(zip);
  const said = files[core];
  if (said && date) files[core] = strToU8(strFromU8(said).replace(moments, `${date}T00:00:00Z`));
  return Buffer.from(zipSync(files, { mtime: noDate, level: 9 }));
}
