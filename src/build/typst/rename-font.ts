/**
 * Gives an OpenType font another family name. The packages split a family into a file for each
 * script, all of one name; a maker of documents that picks fonts by name could not tell them apart.
 * The tables are laid out as in the OpenType specification, "Organization of an OpenType font".
 *
 * @param font a font file with one font (TTF or OTF)
 * @param family ASCII only
 */
export function renameFont(font: Buffer, family: string): Buffer {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const record = 12 + index * 16;
    const tag = font.toString('latin1', record, record + 4);
    const offset = font.readUInt32BE(record + 8);
    return { tag, data: tag === 'name' ? toNameTable(family) : font.subarray(offset, offset + font.readUInt32BE(record + 12)) };
  });
  const header = Buffer.alloc(12 + count * 16);
  font.copy(header, 0, 0, 12);
  const parts = [header];
  let offset = header.length;
  for (const [index, { tag, data }] of tables.entries()) {
    const record = 12 + index * 16;
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(padded), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(data.length, record + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** A `name` table with the family (1), the style (2), the full (4) and the PostScript name (6), for Windows in English. */
function toNameTable(family: string): Buffer {
  const names: [id: number, text: string][] = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ];
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const header = Buffer.alloc(6 + names.length * 12);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const length = texts[index]?.length ?? 0;
    for (const [place, value] of [3, 1, 0x409, id, length, offset].entries()) header.writeUInt16BE(value, 6 + index * 12 + place * 2);
    offset += length;
  }
  return Buffer.concat([header, ...texts]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < table.length; offset += 4) sum = (sum + table.readUInt32BE(offset)) >>> 0;
  return sum;
}
