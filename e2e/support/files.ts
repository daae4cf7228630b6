import { crc32, deflateSync } from 'node:zlib';
import type { Grey } from './certificates.ts';

/** A picture in shades of grey as PNG. */
export function toPng({ width, height, pixels }: Grey): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** A scan as PDF: the same picture on each page, and nothing attached. */
export function toPdf(
  grey: Grey,
  {
    pages = 1,
    encrypted = false,
    bits = 8 as 1 | 8,
    /** The size of a page in points, and other entries of its dictionary. */
    size = [595, 842] as readonly [number, number],
    entries = '',
  } = {},
): Buffer {
  const { width, height } = grey;
  const picture = deflateSync(bits === 1 ? toBits(grey) : grey.pixels);
  const content = `q ${size[0]} 0 0 ${size[1]} 0 0 cm /I Do Q`;
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, page) => `${page + 5} 0 R`).join(' ')}] >>`,
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent ${bits} /Filter /FlateDecode /Length ${picture.length} >>\nstream\n`,
      ),
      picture,
      Buffer.from('\nendstream'),
    ]),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] ${entries} /Contents 4 0 R /Resources << /XObject << /I 3 0 R >> >> >>`,
    ),
  ];
  const secret = '41'.repeat(32);
  const encryption = encrypted
    ? `/ID [<${secret}> <${secret}>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >>`
    : '';
  return assemble(objects, encryption);
}

/** Black and white pixels, eight in a byte, as copiers scan. The width is a multiple of eight. */
function toBits({ width, height, pixels }: Grey): Buffer {
  const bits = Buffer.alloc((width * height) / 8);
  for (const [at, pixel] of pixels.entries())
    if (pixel > 127) bits[at >> 3] = (bits[at >> 3] ?? 0) | (128 >> (at & 7));
  return bits;
}

/** A PDF from its objects, the catalogue first. */
function assemble(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream object, compressed as often as asked. */
function toStream(content: Buffer, dictionary: string, times = 1): Buffer {
  let packed = content;
  for (let count = 0; count < times; count += 1) packed = deflateSync(packed, { level: 9 });
  const filter = times > 0 ? `/Filter [${'/FlateDecode '.repeat(times)}]` : '';
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} ${filter} /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** A page with some content, and with other objects from number 5 on, which its resources name. */
function toPage(
  content: Buffer,
  resources = '',
  others: readonly (string | Buffer)[] = [],
): Buffer {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    page,
    content,
    ...others,
  ]);
}

const drawX = toStream(Buffer.from('q 595 0 0 842 0 0 cm /X Do Q'), '');
const image = (side: number) =>
  `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`;
const form = (next: number) =>
  `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X ${next} 0 R >> >>`;

/** Small files that would fill all memory or take for ever. */
export const hostilePdfs = {
  /** A page whose content unpacks to 1 GB of spaces, packed twice. */
  contentBomb: () => toPage(toStream(Buffer.alloc(1024 ** 3, ' '), '', 2)),
  /** A picture of a few pixels whose data unpack to 1 GB. */
  pictureBomb: () =>
    toPage(drawX, '/XObject << /X 5 0 R >>', [toStream(Buffer.alloc(1024 ** 3), image(4000), 2)]),
  /** A picture of 30,000 by 30,000 pixels. */
  hugePicture: () =>
    toPage(drawX, '/XObject << /X 5 0 R >>', [toStream(Buffer.alloc(1000), image(30_000))]),
  /** Forms in forms, each drawn ten times by the one around it. */
  nestedForms: () =>
    toPage(
      drawX,
      '/XObject << /X 5 0 R >>',
      Array.from({ length: 12 }, (_, level) =>
        toStream(Buffer.from('/X Do '.repeat(10)), form(level === 11 ? 1 : level + 6)),
      ),
    ),
  /** Five million operators. */
  endlessOperators: () => toPage(toStream(Buffer.from('0 0 1 1 re f '.repeat(5_000_000)), '')),
};
