import { constants, deflateRawSync } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A photograph of noise, so that it has bytes enough to lose some. */
export function makePhotograph(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  height = 64,
  width = 640,
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
}

/** The same photograph, lying on its side, with its author, the place and a colour profile. */
export function makeTelling(photograph: Buffer): Promise<Buffer> {
  return sharp(photograph)
    .withMetadata({ orientation: 6, icc: 'p3' })
    .withExifMerge({
      IFD0: { Artist: 'Arvind Rao' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' },
    })
    .toBuffer();
}

/** A PDF of one page. */
export async function makePdf(password?: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  if (password) document.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await document.save());
}

/** A PDF whose list of objects says that it is packed in a way that no program uses for it. */
export async function makePdfWithOddList(): Promise<Buffer> {
  const text = (await makePdf()).toString('latin1');
  return Buffer.from(text.replaceAll('/FlateDecode', '/#4cZWDecode'), 'latin1');
}

/** What a program for PDFs may put into one besides its page. */
const parts = {
  launch: (pdf: PDFDocument) => {
    const launch = pdf.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') });
    pdf.catalog.set(PDFName.of('OpenAction'), launch);
  },
  script: (pdf: PDFDocument) => {
    pdf.addJavaScript('go', 'app.alert(1)');
  },
  scriptOfPage: (pdf: PDFDocument) => {
    const script = pdf.context.register(
      pdf.context.obj({ S: 'JavaScript', JS: PDFHexString.fromText('1') }),
    );
    pdf.getPage(0).node.set(PDFName.of('AA'), pdf.context.obj({ O: script }));
  },
  form: (pdf: PDFDocument) => {
    pdf.catalog.set(
      PDFName.of('AcroForm'),
      pdf.context.obj({ Fields: [], XFA: PDFString.of('<xdp/>') }),
    );
  },
  path: (pdf: PDFDocument) => {
    pdf.setTitle('C:\\Users\\arvind\\Documents\\circular.docx');
  },
  pathInMetadata: (pdf: PDFDocument) => {
    const words = '<x:xmpmeta><dc:source>file:///home/arvind/circular.odt</dc:source></x:xmpmeta>';
    const stream = pdf.context.stream(words, { Type: 'Metadata', Subtype: 'XML' });
    pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream));
  },
  attachment: (pdf: PDFDocument) => pdf.attach(Buffer.from('1'), 'salaries.xlsx'),
  bomb: (pdf: PDFDocument) => {
    const dict = pdf.context.obj({ Filter: 'FlateDecode' });
    pdf.context.register(PDFRawStream.of(dict, packZeros(600)));
  },
  bombInBomb: (pdf: PDFDocument) => {
    const dict = pdf.context.obj({ Filter: ['FlateDecode', 'FlateDecode'] });
    pdf.context.register(PDFRawStream.of(dict, packWhole(packZeros(600))));
  },
  runLengths: (pdf: PDFDocument) => {
    const dict = pdf.context.obj({ Filter: 'RunLengthDecode' });
    pdf.context.register(PDFRawStream.of(dict, Buffer.alloc(1_600_000, Buffer.of(0x81, 0))));
  },
  lzw: (pdf: PDFDocument) => {
    const dict = pdf.context.obj({ Filter: ['FlateDecode', 'LZWDecode'] });
    pdf.context.register(PDFRawStream.of(dict, packWhole(packLzw(15))));
  },
  behindText: (pdf: PDFDocument) => {
    const dict = pdf.context.obj({ Filter: ['ASCIIHexDecode', 'FlateDecode'] });
    const text = Buffer.from(`${packZeros(120).toString('hex')}>`);
    pdf.context.register(PDFRawStream.of(dict, text));
  },
  hugePicture: (pdf: PDFDocument) => {
    const picture = { Subtype: 'Image', Width: 1_000_000, Height: 1_000_000, Filter: 'DCTDecode' };
    pdf.context.register(PDFRawStream.of(pdf.context.obj(picture), Buffer.of(0)));
  },
} as const;

/** A PDF with something in it that is more than its page. */
export async function makePdfWith(part: keyof typeof parts): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await parts[part](document);
  return Buffer.from(await document.save());
}

const header = Buffer.of(0x78, 0x9c);

const packWhole = (bytes: Buffer) => Buffer.concat([header, deflateRawSync(bytes)]);

/**
 * Zeros packed with LZW (ISO 32000-1, 7.4.4), 7 MB in a block: each code stands for a string that is
 * longer by one than that of the code before it.
 */
function packLzw(blocks: number): Buffer {
  const lastCode = 4090;
  const codes = [{ code: 0, width: 9 }];
  for (let code = 258; code < lastCode; code += 1)
    codes.push({ code, width: Math.max(9, Math.floor(Math.log2(code + 1)) + 1) });
  codes.push({ code: 256, width: 12 });
  const block = codes.map(({ code, width }) => code.toString(2).padStart(width, '0')).join('');
  const bits = `100000000${block.repeat(blocks)}`;
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? []);
}

/** As many megabytes of zeros, packed: what is packed of one can be put behind itself. */
function packZeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => one)]);
}
