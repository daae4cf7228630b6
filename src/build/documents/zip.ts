/** 1 January 1980, 00:00, the first moment that a ZIP file can name. */
const noDate = 0x0021_0000;

/**
 * Takes the time of packing out of a ZIP file, such as a Word or Excel document, so that the same
 * content gives the same bytes. Only the dates are written over; see APPNOTE.TXT, 4.3.7 and 4.3.12.
 */
export function withoutDates(zip: Buffer): Buffer {
  const result = Buffer.from(zip);
  const end = result.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0) throw new Error('This is no ZIP file.');
  let entry = result.readUInt32LE(end + 16);
  for (let count = result.readUInt16LE(end + 10); count > 0; count -= 1) {
    result.writeUInt32LE(noDate, entry + 12);
    result.writeUInt32LE(noDate, result.readUInt32LE(entry + 42) + 10);
    entry += 46 + result.readUInt16LE(entry + 28) + result.readUInt16LE(entry + 30) + result.readUInt16LE(entry + 32);
  }
  return result;
}
